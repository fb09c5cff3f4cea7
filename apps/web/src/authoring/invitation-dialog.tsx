import '@mantine/core/styles/Input.css'
import { Button, Textarea } from '@mantine/core'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { INVITATION_DAYS } from '@wohlauf/contract/rules/link-life'
import { useState } from 'react'
import { useOperationForm } from '../forms/use-operation-form.ts'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../ui/dialogs/dialog-foot.tsx'
import { notify } from '../ui/feedback/snackbar-queue.ts'
import growing from '../ui/fields/growing-text.module.css'
import { REQUIRED } from '../ui/fields/required.ts'
import { addressesIn } from './address-lines.ts'
import classes from './invitation-dialog.module.css'

type InvitationInput = { emailAddresses: string[] }

export type InvitationDialogProps = {
  isOpen: boolean
  onClose: () => void
  /** "Sponsor-Manager" */
  invitees: string
  lead: string
  /** An operation with `emailAddresses` in its input and `alreadyKnown` in its answer. */
  operation: AnyOperation
  target: Readonly<Record<string, string>>
}

const KnownAddresses = ({ addresses, onClose }: { addresses: readonly string[]; onClose: () => void }) => (
  <div className={classes.form} role="alert">
    <p className={classes.lead}>
      {addresses.length === 1 ? 'Diese Adresse wurde' : 'Diese Adressen wurden'} nicht eingeladen: Es gibt
      dazu schon ein Konto, eine Lizenz oder eine andere Einladung.
    </p>
    <ul className={classes.known}>
      {addresses.map((address) => (
        <li key={address}>{address}</li>
      ))}
    </ul>
    <DialogFoot>
      <Button size="md" onClick={onClose} data-autofocus>
        Schließen
      </Button>
    </DialogFoot>
  </div>
)

const InvitationForm = ({ onClose, invitees, lead, operation, target }: InvitationDialogProps) => {
  const [text, setText] = useState('')
  const [knownAddresses, setKnownAddresses] = useState<readonly string[]>([])
  const { form, formProps, submitProps } = useOperationForm(operation, {
    initialValues: { ...target, emailAddresses: [] },
    onSuccess: ({ alreadyKnown }, { emailAddresses }) => {
      const count = emailAddresses.length - alreadyKnown.length
      if (count > 0)
        notify('success', count === 1 ? 'Einladung wurde verschickt.' : 'Einladungen wurden verschickt.')
      if (alreadyKnown.length === 0) onClose()
      else setKnownAddresses(alreadyKnown)
    },
  })
  const { value, onChange, ...field } = form.getInputProps('emailAddresses')
  const { emailAddresses } = form.values as InvitationInput
  if (knownAddresses.length > 0) return <KnownAddresses addresses={knownAddresses} onClose={onClose} />
  return (
    <form {...formProps} className={classes.form}>
      <p className={classes.lead}>{lead}</p>
      <Textarea
        {...field}
        label="E-Mail Adressen"
        description={`Eine pro Zeile. Der Link in der E-Mail gilt ${INVITATION_DAYS} Tage.`}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onChange(addressesIn(currentTarget.value))
        }}
        rows={5}
        classNames={{ input: growing.text ?? '' }}
        size="md"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...REQUIRED}
        data-autofocus
      />
      <DialogFoot>
        <Button variant="default" size="md" onClick={onClose}>
          Abbrechen
        </Button>
        <Button {...submitProps} size="md">
          {emailAddresses.length === 0
            ? `${invitees} einladen`
            : `${emailAddresses.length} ${invitees} einladen`}
        </Button>
      </DialogFoot>
    </form>
  )
}

export const InvitationDialog = (props: InvitationDialogProps) => (
  <Dialog isOpen={props.isOpen} onClose={props.onClose} title={`${props.invitees} einladen`}>
    {props.isOpen && <InvitationForm {...props} />}
  </Dialog>
)
