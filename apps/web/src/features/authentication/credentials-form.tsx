import { TextInput } from '@mantine/core'
import type { adminLogin, login } from '@wohlauf/contract/authentication'
import type { InputOf } from '@wohlauf/contract/operation'
import type { ReactNode } from 'react'
import { useContractForm } from '../../ui/contract-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { EntryForm } from './entry/entry-form.tsx'

type LoginOperation = typeof login | typeof adminLogin

type CredentialsFormProps = {
  operation: LoginOperation
  isSending: boolean
  /** Why the last try failed; stays until something is changed. */
  failure: string | undefined
  onSubmit: (credentials: InputOf<LoginOperation>) => void
  onEdit: () => void
  footer?: ReactNode
}

/** Address and password, as both sites ask for them. */
export const CredentialsForm = ({
  operation,
  isSending,
  failure,
  onSubmit,
  onEdit,
  footer,
}: CredentialsFormProps) => {
  const { form, isReady } = useContractForm<LoginOperation>(operation, { emailAddress: '', password: '' })
  return (
    <EntryForm
      submitLabel="Anmelden"
      isReady={isReady}
      isSending={isSending}
      failure={failure}
      onSubmit={form.onSubmit(onSubmit)}
      onEdit={onEdit}
      footer={footer}
    >
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
