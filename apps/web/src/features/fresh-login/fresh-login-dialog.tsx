import { Button } from '@mantine/core'
import type { proveIdentity } from '@wohlauf/contract/authentication/proof'
import type { proveIdentityAsAdmin } from '@wohlauf/contract/staff-security/staff-security'
import { useCodeStep } from '../../forms/use-code-step.ts'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { DialogFoot } from '../../ui/dialogs/dialog-foot.tsx'
import { CodeField } from '../../ui/fields/code-field.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import classes from './fresh-login-dialog.module.css'

type FreshLoginDialogProps = {
  operation: typeof proveIdentity | typeof proveIdentityAsAdmin
  emailAddress: string
  isOpen: boolean
  onProved: () => void
  onClose: () => void
}

const ProofForm = ({
  operation,
  emailAddress,
  onProved,
}: Omit<FreshLoginDialogProps, 'isOpen' | 'onClose'>) => {
  const step = useCodeStep()
  const { form, formProps, submitProps } = useOperationForm(operation, {
    initialValues: { currentPassword: '' },
    inputOf: step.inputOf,
    fieldOf: { 'current-password-wrong': 'currentPassword', 'second-factor-wrong': 'code' },
    messageOf: ({ identifier, message }) => (identifier === 'second-factor-required' ? null : message),
    onSuccess: onProved,
    onError: step.onError,
  })
  return (
    <form {...formProps} className={classes.form}>
      <input type="email" hidden autoComplete="username" value={emailAddress} readOnly />
      <PasswordField
        {...form.getInputProps('currentPassword')}
        label="Passwort"
        autoComplete="current-password"
        data-autofocus
      />
      {step.isAsked && <CodeField {...form.getInputProps('code')} allowsRecovery takesFocus />}
      <DialogFoot>
        <Button
          {...submitProps}
          size="lg"
          fullWidth
          disabled={submitProps.disabled || (step.isAsked && !form.values.code)}
        >
          Bestätigen
        </Button>
      </DialogFoot>
    </form>
  )
}

/** Closing it cancels the action. */
const FreshLoginDialog = ({ isOpen, onClose, ...form }: FreshLoginDialogProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Bist du es wirklich?" width="smallNested">
    <p className={classes.copy}>
      Für diesen Schritt brauchen wir noch einmal dein Passwort. Danach geht es gleich weiter.
    </p>
    <ProofForm {...form} />
  </Dialog>
)

export default FreshLoginDialog
