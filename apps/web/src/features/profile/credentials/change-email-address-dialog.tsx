import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { isSameAddress } from '@wohlauf/contract/rules/same-address'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { REQUIRED } from '../../../ui/fields/required.ts'
import classes from '../settings/dialog-form.module.css'

/** Specification, section 8. */
const SENT_MS = 5000

type ChangeEmailAddressDialogProps = { current: string; isOpen: boolean; onClose: () => void }

const ChangeEmailAddressForm = ({ current, onClose }: Omit<ChangeEmailAddressDialogProps, 'isOpen'>) => {
  const { form, formProps, submitProps } = useOperationForm(requestEmailAddressChange, {
    initialValues: { userEmailAddress: '' },
    fieldOf: { 'email-address-unchanged': 'userEmailAddress' },
    successMessage: 'Bitte bestätige die neue Adresse über den Link in der E-Mail.',
    successMs: SENT_MS,
    onSuccess: onClose,
  })
  const isSame = isSameAddress(form.values.userEmailAddress, current)
  const field = form.getInputProps('userEmailAddress')
  return (
    <form {...formProps} className={classes.form}>
      <TextInput
        {...field}
        error={isSame ? REFUSALS['email-address-unchanged'].message : field.error}
        label="Neue E-Mail Adresse"
        type="email"
        autoComplete="email"
        inputMode="email"
        {...REQUIRED}
        data-autofocus
      />
      <DialogFoot>
        <Button {...submitProps} size="lg" fullWidth disabled={submitProps.disabled || isSame}>
          Link schicken
        </Button>
      </DialogFoot>
    </form>
  )
}

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
