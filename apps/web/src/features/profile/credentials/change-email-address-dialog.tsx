import { Button, TextInput } from '@mantine/core'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { requestEmailAddressChange } from '@wohlauf/contract/user-management'
import { useCommand } from '../../../api/hooks.ts'
import { useContractForm } from '../../../ui/contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { showRefusal } from '../../../ui/show-refusal.ts'
import { notify } from '../../../ui/snackbar-queue.ts'
import classes from '../settings/dialog-form.module.css'
import { isSameAddress } from './is-same-address.ts'

/** Specification, section 8. */
const SENT_MS = 5000

type ChangeEmailAddressDialogProps = { current: string; isOpen: boolean; onClose: () => void }

const ChangeEmailAddressForm = ({ current, onClose }: Omit<ChangeEmailAddressDialogProps, 'isOpen'>) => {
  const { form, isReady } = useContractForm(requestEmailAddressChange, { userEmailAddress: '' })
  const { mutate, isPending } = useCommand(requestEmailAddressChange, {
    isSilent: true,
    onSuccess: () => {
      notify('success', 'Bitte bestätige die neue Adresse über den Link in der E-Mail.', SENT_MS)
      onClose()
    },
    onError: (error) => showRefusal(form, error, { 'email-address-unchanged': 'userEmailAddress' }),
  })
  const isSame = isSameAddress(form.values.userEmailAddress, current)
  const field = form.getInputProps('userEmailAddress')
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (!isSame && !isPending) mutate(values)
      })}
    >
      <TextInput
        {...field}
        error={isSame ? REFUSALS['email-address-unchanged'].message : field.error}
        label="Neue E-Mail Adresse"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth disabled={!isReady || isSame} loading={isPending}>
        Link schicken
      </Button>
    </form>
  )
}

/** The new address counts once the link in its mail was followed. */
const ChangeEmailAddressDialog = ({ current, isOpen, onClose }: ChangeEmailAddressDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="E-Mail Adresse ändern">
    <p className={classes.copy}>
      Wir schicken dir einen Link an die neue Adresse. Bis du ihm folgst, meldest du dich weiter mit{' '}
      <strong>{current}</strong> an.
    </p>
    <ChangeEmailAddressForm current={current} onClose={onClose} />
  </Dialog>
)

export default ChangeEmailAddressDialog
