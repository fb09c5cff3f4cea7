import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { getKnownAddressesAsManager, inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { INVITATION_MESSAGES } from '@wohlauf/contract/values/accounts/invited-addresses'
import { useMemo, useState } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { FailedAnswer } from '../../../ui/feedback/answered.tsx'
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx'
import { withKeys } from '../../../ui/layout/with-keys.ts'
import { AddressText } from '../address-text.tsx'
import classes from './invite.module.css'
import { inviteLabel } from './lines.ts'
import type { ReadLine } from './read-list.ts'
import { type ReviewedRow, type ReviewStatus, reviewOf, validAddresses } from './review.ts'

type InviteReviewProps = {
  sponsorId: string
  freeSeats: number
  lines: readonly ReadLine[]
  onBack: () => void
  onInvited: (invited: { emailAddresses: readonly string[]; alreadyKnown: readonly string[] }) => void
}

const LABELS: Record<ReviewStatus, string> = {
  new: 'Wird eingeladen',
  known: 'Hat schon eine Lizenz oder ein Konto',
  notValid: 'Nicht gültig',
  twice: 'Doppelt',
}

const NOT_CHOSEN = 'Wird nicht eingeladen'

type Choice = ReadonlySet<string>

const labelOf = ({ status, emailAddress }: ReviewedRow, exceptions: Choice): string =>
  status === 'new' && exceptions.has(emailAddress ?? '') ? NOT_CHOSEN : LABELS[status]

const countsOf = (rows: readonly ReviewedRow[], exceptions: Choice): string => {
  const labels = rows.map((row) => labelOf(row, exceptions))
  return [LABELS.new, NOT_CHOSEN, LABELS.known, LABELS.notValid, LABELS.twice]
    .flatMap((label) => {
      const count = labels.filter((each) => each === label).length
      return count === 0 ? [] : `${label}: ${count.toLocaleString('de')}`
    })
    .join(' · ')
}

type OutcomeProps = { row: ReviewedRow; exceptions: Choice; onChoose: (isChosen: boolean) => void }

const Outcome = ({ row, exceptions, onChoose }: OutcomeProps) => {
  const label = labelOf(row, exceptions)
  if (row.status !== 'new') return row.advice ? `${label}: ${row.advice}` : label
  return (
    <Checkbox
      label={label}
      aria-label={`${row.text} einladen`}
      checked={label !== NOT_CHOSEN}
      onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
    />
  )
}

/** Invites only the new addresses. */
export const InviteReview = ({ sponsorId, freeSeats, lines, onBack, onInvited }: InviteReviewProps) => {
  const valid = useMemo(() => validAddresses(lines), [lines])
  const answer = useAnswer(
    getKnownAddressesAsManager,
    { sponsorId, emailAddresses: valid },
    { isEnabled: valid.length > 0, isSilent: true },
  )
  const knownAddresses = valid.length === 0 ? [] : answer.data?.knownAddresses
  /** New addresses that the user has excluded. */
  const [exceptions, setExceptions] = useState<Choice>(new Set())
  const rows = useMemo(() => knownAddresses && reviewOf(lines, knownAddresses), [lines, knownAddresses])
  const { send, submitProps, failure } = useOperationForm(inviteUsersAsManager, {
    initialValues: { sponsorId, emailAddresses: [] },
    showsFailure: true,
    // The addresses are rows here, and no field that could show the message.
    messageOf: ({ message, fields }) => fields.emailAddresses ?? message,
    onSuccess: ({ alreadyKnown }, { emailAddresses }) => onInvited({ emailAddresses, alreadyKnown }),
  })
  if (!rows)
    return answer.error ? (
      <FailedAnswer query={answer} failure="Die Liste konnte nicht geprüft werden" isPartOfPage />
    ) : (
      <p role="status">Die Liste wird geprüft …</p>
    )
  const newAddresses = rows.flatMap(({ status, emailAddress }) =>
    status === 'new' && emailAddress ? emailAddress : [],
  )
  const invitees = newAddresses.filter((emailAddress) => !exceptions.has(emailAddress))
  const isTooLong = invitees.length > freeSeats
  const complaint = failure ?? (isTooLong ? INVITATION_MESSAGES.seatsLeft(freeSeats) : null)
  const choose = (emailAddress: string | null, isChosen: boolean) =>
    setExceptions(
      new Set(
        [...exceptions].filter((each) => each !== emailAddress).concat(isChosen ? [] : (emailAddress ?? [])),
      ),
    )
  const keepFirst = () => {
    const first = new Set(invitees.slice(0, freeSeats))
    setExceptions(new Set(newAddresses.filter((emailAddress) => !first.has(emailAddress))))
  }
  return (
    <div className={classes.form}>
      <p className={classes.counts} role="status">
        {countsOf(rows, exceptions)}
      </p>
      <ScrollRegion className={classes.rows} aria-label="Zeilen der Liste">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Zeile</th>
              <th scope="col">E-Mail Adresse</th>
              <th scope="col">Was passiert</th>
            </tr>
          </thead>
          <tbody>
            {withKeys(rows, ({ line, text }) => `${line} ${text}`).map(({ key, item: row }) => (
              <tr key={key} data-status={row.status}>
                <td>{row.line}</td>
                <td className={classes.address}>
                  <AddressText emailAddress={row.text} />
                </td>
                <td>
                  <Outcome
                    row={row}
                    exceptions={exceptions}
                    onChoose={(is) => choose(row.emailAddress, is)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {complaint && (
        <p role="alert" className={classes.complaint}>
          {complaint}
        </p>
      )}
      <DialogFoot>
        <Button variant="default" size="md" onClick={onBack} disabled={submitProps.loading}>
          Zurück
        </Button>
        {isTooLong && freeSeats > 0 && (
          <Button variant="light" size="md" onClick={keepFirst}>
            {freeSeats === 1
              ? 'Nur die erste einladen'
              : `Nur die ersten ${freeSeats.toLocaleString('de')} einladen`}
          </Button>
        )}
        <Button
          size="md"
          disabled={invitees.length === 0 || isTooLong}
          loading={submitProps.loading}
          onClick={() => send({ sponsorId, emailAddresses: invitees })}
          data-autofocus
        >
          {inviteLabel(invitees.length)}
        </Button>
      </DialogFoot>
    </div>
  )
}
