import { Button } from '@mantine/core'
import type { SessionUser } from '@wohlauf/contract/authentication'
import { updateUserPassword } from '@wohlauf/contract/user-management'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useRepeatedPassword } from '../../../ui/repeated-password.ts'
import classes from '../settings/dialog-form.module.css'

const NEW_PASSWORD = 'Neues Passwort'

type ChangePasswordDialogProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

const ChangePasswordForm = ({ user, onClose }: Omit<ChangePasswordDialogProps, 'isOpen'>) => {
  const { form, formProps, submitProps } = useOperationForm(updateUserPassword, {
    initialValues: { userCurrentPassword: '', userNewPassword: '' },
    fieldOf: { 'current-password-wrong': 'userCurrentPassword', 'password-too-easy': 'userNewPassword' },
    successMessage: 'Dein Passwort wurde geändert.',
    onSuccess: onClose,
  })
  const repeat = useRepeatedPassword(form.values.userNewPassword, NEW_PASSWORD)
  const isLearner = user.role.role === 'ROLE_USER'
  return (
    <form {...formProps} className={classes.form}>
      {/* For the password manager, which stores the two together. */}
      <input type="email" hidden autoComplete="username" value={user.emailAddress} readOnly />
      <PasswordField
        {...form.getInputProps('userCurrentPassword')}
        label="Aktuelles Passwort"
        autoComplete="current-password"
        data-autofocus
      />
      <NewPasswordFields
        label={NEW_PASSWORD}
        repeatLabel="Neues Passwort wiederholen"
        password={form.getInputProps('userNewPassword')}
        repeat={repeat}
        minLength={isLearner ? PASSWORD_LENGTH.min : PASSWORD_LENGTH.minOfStaff}
      />
      <Button {...submitProps} size="lg" fullWidth disabled={submitProps.disabled || !repeat.isMatching}>
        Passwort ändern
      </Button>
    </form>
  )
}

/** It ends every other session. */
const ChangePasswordDialog = ({ user, isOpen, onClose }: ChangePasswordDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Passwort ändern">
    <p className={classes.copy}>Auf allen anderen Geräten wirst du dabei abgemeldet.</p>
    <ChangePasswordForm user={user} onClose={onClose} />
  </Dialog>
)

export default ChangePasswordDialog
