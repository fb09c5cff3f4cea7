import { Button, PasswordInput, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { adminLogin, login } from '@wohlauf/contract/authentication'
import type { InputOf } from '@wohlauf/contract/operation'
import { useContractForm } from '../../ui/contract-form.ts'
import classes from './credentials-form.module.css'

type LoginOperation = typeof login | typeof adminLogin

type CredentialsFormProps = {
  operation: LoginOperation
  isSending: boolean
  /** Why the last try failed; stays until something is changed. */
  failure: string | undefined
  onSubmit: (credentials: InputOf<LoginOperation>) => void
  onEdit: () => void
}

/** Address and password, as both sites ask for them. */
export const CredentialsForm = ({
  operation,
  isSending,
  failure,
  onSubmit,
  onEdit,
}: CredentialsFormProps) => {
  const { form, isReady } = useContractForm<LoginOperation>(operation, { emailAddress: '', password: '' })
  return (
    <form className={classes.form} onSubmit={form.onSubmit(onSubmit)} onInput={onEdit} noValidate>
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordInput
        {...form.getInputProps('password')}
        label="Passwort"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Passwort anzeigen' }}
        required
      />
      <div>
        <div role="alert">
          {failure && (
            <p className={classes.failure}>
              <IconAlertCircle aria-hidden size={20} />
              {failure}
            </p>
          )}
        </div>
        <Button type="submit" size="lg" fullWidth disabled={!isReady} loading={isSending}>
          Anmelden
        </Button>
      </div>
    </form>
  )
}
