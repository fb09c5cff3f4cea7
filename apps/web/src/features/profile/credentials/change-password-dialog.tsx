import { Button } from '@mantine/core'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values/values'
import { useCodeStep } from '../../../forms/use-code-step.ts'
import { useOperationForm } from '../../../forms/use-operation-form.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import { NewPasswordFields } from '../../../ui/fields/new-password-fields.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { useRepeatedPassword } from '../../../ui/fields/repeated-password.ts'
import classes from '../settings/dialog-form.module.css'

const NEW_PASSWORD = 'Neues Passwort'

type ChangePasswordDialogProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

const ChangePasswordForm = ({ user, onClose }: Omit<ChangePasswordDialogProps, 'isOpen'>) => {
  const step = useCodeStep()
  const { form, formProps, submitProps } = useOperationForm(updateUserPassword, {
    initialValues: { userCurrentPassword: '', userNewPassword: '' },
    inputOf: step.inputOf,
    fieldOf: {
      'current-password-wrong': 'userCurrentPassword',
      'password-too-easy': 'userNewPassword',
      'second-factor-wrong': 'code',
    },
    messageOf: ({ identifier, message }) => (identifier === 'second-factor-required' ? null : message),
    onError: step.onError,
    successMessage: 'Dein Passwort wurde geändert.',
    onSuccess: onClose,
  })
  const repeat = useRepeatedPassword(form.values.userNewPassword, NEW_PASSWORD)
  const isLearner = user.role.role === 'ROLE_USER'
  return (
    <form {...formProps} className={classes.form}>
      {/* Read by the password manager, which stores the two together. */}
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
      {step.isAsked && <CodeField {...form.getInputProps('code')} allowsRecovery takesFocus />}
      <DialogFoot>
        <Button
          {...submitProps}
          size="lg"
          fullWidth
          disabled={submitProps.disabled || !repeat.isMatching || (step.isAsked && !form.values.code)}
        >
          Passwort ändern
        </Button>
      </DialogFoot>
    </form>
  )
}

/** Changing it ends every other session. */
const ChangePasswordDialog = ({ user, isOpen, onClose }: ChangePasswordDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Passwort ändern">
    <p className={classes.copy}>Auf allen anderen Geräten wirst du dabei abgemeldet.</p>
    <ChangePasswordForm user={user} onClose={onClose} />
  </Dialog>
)

export default ChangePasswordDialog
