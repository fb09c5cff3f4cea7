import { Button } from '@mantine/core'
import type { SessionUser } from '@wohlauf/contract/authentication'
import { updateUserPassword } from '@wohlauf/contract/user-management'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values'
import { useCommand } from '../../../api/hooks.ts'
import { useContractForm } from '../../../ui/contract-form.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useRepeatedPassword } from '../../../ui/repeated-password.ts'
import { showRefusal } from '../../../ui/show-refusal.ts'
import { notify } from '../../../ui/snackbar-queue.ts'
import classes from '../settings/dialog-form.module.css'

const NEW_PASSWORD = 'Neues Passwort'

const FIELD_OF = { 'current-password-wrong': 'userCurrentPassword', 'password-too-easy': 'userNewPassword' }

type ChangePasswordDialogProps = { user: SessionUser; isOpen: boolean; onClose: () => void }

const ChangePasswordForm = ({ user, onClose }: Omit<ChangePasswordDialogProps, 'isOpen'>) => {
  const { form, isReady } = useContractForm(updateUserPassword, {
    userCurrentPassword: '',
    userNewPassword: '',
  })
  const repeat = useRepeatedPassword(form.values.userNewPassword, NEW_PASSWORD)
  const { mutate, isPending } = useCommand(updateUserPassword, {
    isSilent: true,
    onSuccess: () => {
      notify('success', 'Dein Passwort wurde geändert.')
      onClose()
    },
    onError: (error) => showRefusal(form, error, FIELD_OF),
  })
  const isLearner = user.role.role === 'ROLE_USER'
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => {
        if (repeat.isMatching && !isPending) mutate(values)
      })}
    >
      {/* For the password manager, which keeps the two together. */}
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
        leastLength={isLearner ? PASSWORD_LENGTH.least : PASSWORD_LENGTH.leastOfManagers}
      />
      <Button type="submit" size="lg" fullWidth disabled={!isReady || !repeat.isMatching} loading={isPending}>
        Passwort ändern
      </Button>
    </form>
  )
}

/** Every other session ends with it. */
const ChangePasswordDialog = ({ user, isOpen, onClose }: ChangePasswordDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Passwort ändern">
    <p className={classes.copy}>Auf allen anderen Geräten wirst du dabei abgemeldet.</p>
    <ChangePasswordForm user={user} onClose={onClose} />
  </Dialog>
)

export default ChangePasswordDialog
