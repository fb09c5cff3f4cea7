import type { PasswordInputProps } from '@mantine/core'
import { PASSWORD_LENGTH } from '@wohlauf/contract/values'
import { useState } from 'react'
import { PasswordField } from './password-field.tsx'
import type { RepeatedPassword } from './repeated-password.ts'

type NewPasswordFieldsProps = {
  /** "Passwort", or "Neues Passwort" beside the current one; the repeat's message names it. */
  label: string
  repeatLabel: string
  /** What the form's `getInputProps` gives for the password. */
  password: PasswordInputProps
  repeat: RepeatedPassword
  /** How long it has to be at least, in characters: managers and admins need longer ones. */
  leastLength?: number
}

/** A password that somebody chooses, and its repeat; both are shown or hidden together. */
export const NewPasswordFields = ({
  label,
  repeatLabel,
  password,
  repeat,
  leastLength = PASSWORD_LENGTH.least,
}: NewPasswordFieldsProps) => {
  const [isVisible, setIsVisible] = useState(false)
  const both = { visible: isVisible, onVisibilityChange: setIsVisible, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        {...both}
        {...password}
        label={label}
        description={`mindestens ${leastLength} Zeichen`}
      />
      <PasswordField {...both} {...repeat.inputProps} label={repeatLabel} visibilityToggleFocusable={false} />
    </>
  )
}
