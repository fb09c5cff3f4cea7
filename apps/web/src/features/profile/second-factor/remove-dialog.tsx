import { DialogForm } from '../../../forms/dialog-form.tsx'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import classes from '../settings/dialog-form.module.css'
import type { SecondFactorOperations } from './second-factor-operations.ts'

type RemoveDialogProps = {
  operations: SecondFactorOperations
  emailAddress: string
  isOpen: boolean
  onClose: () => void
}

const RemoveForm = ({ operations, emailAddress, onClose }: Omit<RemoveDialogProps, 'isOpen'>) => {
  const { form, formProps, submitProps } = useOperationForm(operations.remove, {
    initialValues: { currentPassword: '', code: '' },
    fieldOf: {
      'current-password-wrong': 'currentPassword',
      'second-factor-wrong': 'code',
      'second-factor-required': 'code',
    },
    successMessage: 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
    onSuccess: onClose,
  })
  return (
    <DialogForm {...formProps} className={classes.form} submit={submitProps} label="Ausschalten">
      <input type="email" hidden autoComplete="username" value={emailAddress} readOnly />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        label="Passwort"
        autoComplete="current-password"
        data-autofocus
      />
      <CodeField {...form.getInputProps('code')} allowsRecovery />
    </DialogForm>
  )
}

/** Asks for the password and a code: access to an unlocked device must not be enough. */
const RemoveDialog = ({ isOpen, ...form }: RemoveDialogProps) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title="Anmeldung in zwei Schritten ausschalten">
    <p className={classes.copy}>
      Zum Anmelden genügt dann wieder dein Passwort. Auch die Wiederherstellungscodes gelten nicht mehr.
    </p>
    <RemoveForm {...form} />
  </Dialog>
)

export default RemoveDialog
