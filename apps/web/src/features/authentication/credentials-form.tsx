import { TextInput } from '@mantine/core'
import type { adminLogin, login } from '@wohlauf/contract/authentication'
import type { InputOf, OutputOf } from '@wohlauf/contract/operation'
import type { ReactNode } from 'react'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { EntryForm } from './entry/entry-form.tsx'
import { loginFailure } from './login-failure.ts'

type CredentialsFormProps<Op extends typeof login | typeof adminLogin> = {
  operation: Op
  onSuccess: (answer: OutputOf<Op>) => void
  footer?: ReactNode
}

const EMPTY = { emailAddress: '', password: '' }

/** Address and password, as on both sites. */
export const CredentialsForm = <Op extends typeof login | typeof adminLogin>({
  operation,
  onSuccess,
  footer,
}: CredentialsFormProps<Op>) => {
  const { form, ...entry } = useOperationForm<Op>(operation, {
    initialValues: EMPTY as InputOf<Op>,
    messageOf: loginFailure,
    showsFailure: true,
    onSuccess,
  })
  return (
    <EntryForm {...entry} submitLabel="Anmelden" footer={footer}>
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField {...form.getInputProps('password')} label="Passwort" autoComplete="current-password" />
    </EntryForm>
  )
}
