import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { isSameAddress } from '@wohlauf/contract/rules/same-address'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import type { Seat } from '@wohlauf/contract/seats/sponsor-seats'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../../api/hooks.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { notify } from '../../ui/feedback/snackbar-queue.ts'
import classes from './revoke-dialog.module.css'
import { daysText, nameOf } from './seat-note.ts'

type RevokeDialogProps = { isOpen: boolean; onClose: () => void; seat: Seat; graceDays: number }

const consequenceOf = (seat: Seat, graceDays: number): ReactNode => {
  const { emailAddress, status } = seat
  if (status === 'INVITED')
    return (
      <p>
        Die Einladung an <strong>{emailAddress}</strong> wird gelöscht. Der Link in der E-Mail gilt dann nicht
        mehr, und die Lizenz ist wieder frei.
      </p>
    )
  if (status === 'REGISTRATION_STARTED')
    return (
      <p>
        Die begonnene Registrierung von <strong>{emailAddress}</strong> wird gelöscht, und der Link in der
        E-Mail gilt nicht mehr. Die Person wird per E-Mail benachrichtigt. Die Lizenz ist dann wieder frei.
      </p>
    )
  const name = nameOf(seat)
  if (graceDays > 0)
    return (
      <>
        <p>
          Der Zugang von <strong>{name ? `${name} (${emailAddress})` : emailAddress}</strong> endet sofort,
          und die Lizenz ist wieder frei.{' '}
          <strong>Das Konto und alle Daten der Person werden nach {daysText(graceDays)} gelöscht</strong>,
          auch ihr Lernstand und ihre Gewohnheiten.
        </p>
        <p>
          Die Person wird per E-Mail benachrichtigt und kann ihre Daten so lange noch abrufen. Bis dahin
          kannst du das rückgängig machen, wenn eine Lizenz frei ist.
        </p>
      </>
    )
  return (
    <>
      <p>
        Der Zugang von <strong>{name ? `${name} (${emailAddress})` : emailAddress}</strong> endet sofort.{' '}
        <strong>Das Konto und alle Daten der Person werden unwiderruflich gelöscht</strong>, auch ihr
        Lernstand und ihre Gewohnheiten.
      </p>
      <p>Die Person wird per E-Mail benachrichtigt. Die Lizenz ist dann wieder frei.</p>
    </>
  )
}

/** The user types the address if more than an invitation ends. */
const RevokeDialog = ({ isOpen, onClose, seat, graceDays }: RevokeDialogProps) => {
  const [input, setInput] = useState('')
  const { usedSeatId, emailAddress, status } = seat
  const { mutate, isPending } = useCommand(revokeSeatAsManager, {
    onSuccess: () => {
      notify('success', 'Lizenz wurde zurückgezogen.')
      onClose()
    },
    // The list shows the changed state.
    onError: ({ identifier }) => ['conflict', 'not-found'].includes(identifier) && onClose(),
  })
  const isTyped = status !== 'INVITED'
  // The server refuses the call if the number of days has changed: this dialog named another consequence.
  const confirmation = status === 'ACCEPTED' ? { graceDaysAfterRevoking: graceDays } : {}
  const isConfirmed = !isTyped || isSameAddress(input, emailAddress)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Lizenz zurückziehen"
      confirmLabel="Lizenz zurückziehen"
      isFinal
      isPending={isPending}
      isDisabled={!isConfirmed}
      onConfirm={() => mutate({ usedSeatId, status, ...confirmation })}
    >
      <div className={classes.text}>{consequenceOf(seat, graceDays)}</div>
      {isTyped && (
        <TextInput
          label="Gib zur Bestätigung die E-Mail Adresse der Person ein"
          size="md"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
          data-autofocus
        />
      )}
    </ConfirmDialog>
  )
}

export default RevokeDialog
