import { Button } from '@mantine/core'
import { INVITATION_MESSAGES } from '@wohlauf/contract/invited-addresses'
import { getKnownAddressesAsManager, inviteUsersAsManager } from '@wohlauf/contract/sponsor-seats'
import { useMemo } from 'react'
import { useAnswer } from '../../../api/hooks.ts'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { FailedState } from '../../../ui/failed-state.tsx'
import { AddressText } from '../address-text.tsx'
import classes from './invite.module.css'
import { inviteLabel } from './invite-label.ts'
import { type ReviewedRow, type ReviewStatus, reviewOf, validAddresses } from './review.ts'

type InviteReviewProps = {
  sponsorId: string
  freeSeats: number
  texts: readonly string[]
  onBack: () => void
  onInvited: (invited: { emailAddresses: readonly string[]; alreadyKnown: readonly string[] }) => void
}

const LABELS: Record<ReviewStatus, string> = {
  new: 'Wird eingeladen',
  known: 'Hat schon eine Lizenz oder ein Konto',
  notValid: 'Nicht gültig',
  twice: 'Doppelt',
}

const countsOf = (rows: readonly ReviewedRow[]): string => {
  const parts = (Object.keys(LABELS) as ReviewStatus[]).flatMap((status) => {
    const count = rows.filter((row) => row.status === status).length
    return count === 0 ? [] : `${LABELS[status]}: ${count.toLocaleString('de')}`
  })
  return parts.join(' · ')
}

/** What will happen with each row of a list. Only the new addresses are invited. */
export const InviteReview = ({ sponsorId, freeSeats, texts, onBack, onInvited }: InviteReviewProps) => {
  const valid = useMemo(() => validAddresses(texts), [texts])
  const answer = useAnswer(
    getKnownAddressesAsManager,
    { sponsorId, emailAddresses: valid },
    { isEnabled: valid.length > 0, isSilent: true },
  )
  const known = valid.length === 0 ? [] : answer.data?.knownAddresses
  const rows = useMemo(() => known && reviewOf(texts, known), [texts, known])
  const { send, submitProps, failure } = useOperationForm(inviteUsersAsManager, {
    initialValues: { sponsorId, emailAddresses: [] },
    showsFailure: true,
    // The addresses are rows here, no field.
    messageOf: ({ message, fields }) => fields.emailAddresses ?? message,
    onSuccess: ({ alreadyKnown }, { emailAddresses }) => onInvited({ emailAddresses, alreadyKnown }),
  })
  if (!rows)
    return answer.error ? (
      <FailedState
        title="Die Liste konnte nicht geprüft werden"
        text={answer.error.message}
        onRetry={() => void answer.refetch()}
        isRetrying={answer.isFetching}
        isPartOfPage
      />
    ) : (
      <p role="status">Die Liste wird geprüft …</p>
    )
  const invited = rows.filter(({ status }) => status === 'new').map(({ emailAddress }) => emailAddress)
  const complaint = failure ?? (invited.length > freeSeats ? INVITATION_MESSAGES.seatsLeft(freeSeats) : null)
  return (
    <div className={classes.form}>
      <p className={classes.counts}>{countsOf(rows)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <section className={classes.rows} tabIndex={0} aria-label="Zeilen der Liste">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Zeile</th>
              <th scope="col">E-Mail Adresse</th>
              <th scope="col">Was passiert</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, emailAddress, status }) => (
              <tr key={number} data-status={status}>
                <td>{number}</td>
                <td className={classes.address}>
                  <AddressText emailAddress={emailAddress} />
                </td>
                <td>{LABELS[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {complaint && (
        <p role="alert" className={classes.complaint}>
          {complaint}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={onBack} disabled={submitProps.loading}>
          Zurück
        </Button>
        <Button
          size="md"
          disabled={invited.length === 0 || invited.length > freeSeats}
          loading={submitProps.loading}
          onClick={() => send({ sponsorId, emailAddresses: invited })}
          data-autofocus
        >
          {inviteLabel(invited.length)}
        </Button>
      </div>
    </div>
  )
}
