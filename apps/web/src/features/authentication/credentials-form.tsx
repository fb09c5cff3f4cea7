import '@mantine/core/styles/Input.css'
import { Button, TextInput } from '@mantine/core'
import type { adminLogin, login } from '@wohlauf/contract/authentication/authentication'
import type { InputOf, OutputOf } from '@wohlauf/contract/operation'
import { type ReactNode, Suspense } from 'react'
import { useCodeStep } from '../../forms/use-code-step.ts'
import { useOperationForm } from '../../forms/use-operation-form.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { REQUIRED } from '../../ui/fields/required.ts'
import { EntryForm } from './entry/entry-form.tsx'
import { loginFailure } from './login-failure.ts'

type CredentialsFormProps<Op extends typeof login | typeof adminLogin> = {
  operation: Op
  onSuccess: (answer: OutputOf<Op>) => void
  footer?: ReactNode
}

/** Loaded on demand: few people have a second factor. */
const CodeField = lazyPart(() =>
  import('../../ui/fields/code-field.tsx').then(({ CodeField }) => ({ default: CodeField })),
)

const EMPTY = { emailAddress: '', password: '' }

export const CredentialsForm = <Op extends typeof login | typeof adminLogin>({
  operation,
  onSuccess,
  footer,
}: CredentialsFormProps<Op>) => {
  const step = useCodeStep()
  const { form, ...entry } = useOperationForm<Op>(operation, {
    initialValues: EMPTY as InputOf<Op>,
    inputOf: step.inputOf,
    messageOf: loginFailure,
    showsFailure: true,
    onSuccess,
    onError: step.onError,
  })
  const onBack = () => {
    form.setFieldValue('code', undefined as never)
    step.back()
  }
  if (step.isAsked)
    return (
      <EntryForm
        {...entry}
        submitLabel="Anmelden"
        isComplete={Boolean(form.values.code)}
        footer={
          <Button variant="subtle" onClick={onBack}>
            Zurück
          </Button>
        }
      >
        <Suspense>
          <CodeField {...form.getInputProps('code')} allowsRecovery takesFocus />
        </Suspense>
      </EntryForm>
    )
  return (
    <EntryForm {...entry} submitLabel="Anmelden" footer={footer}>
      <TextInput
        {...form.getInputProps('emailAddress')}
        label="E-Mail Adresse"
        type="email"
        autoComplete="username"
        inputMode="email"
        {...REQUIRED}
      />
      <PasswordField {...form.getInputProps('password')} label="Passwort" autoComplete="current-password" />
    </EntryForm>
  )
}
