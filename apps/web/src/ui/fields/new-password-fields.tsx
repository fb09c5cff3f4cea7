import { PASSWORD_LENGTH } from '@wohlauf/contract/values/values'
import { useState } from 'react'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'
import type { RepeatedPassword } from './repeated-password.ts'

type NewPasswordFieldsProps = {
  /** "Passwort", or "Neues Passwort" beside the current one; used in the repeat's message. */
  label: string
  repeatLabel: string
  password: PasswordFieldProps
  repeat: RepeatedPassword
  /** The minimum length, in characters: managers and admins need longer ones. */
  minLength?: number
}

export const NewPasswordFields = ({
  label,
  repeatLabel,
  password,
  repeat,
  minLength = PASSWORD_LENGTH.min,
}: NewPasswordFieldsProps) => {
  const [isShown, setIsShown] = useState(false)
  const both = { visibility: { isShown, onChange: setIsShown }, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField {...both} {...password} label={label} description={`mindestens ${minLength} Zeichen`} />
      <PasswordField {...both} {...repeat.inputProps} label={repeatLabel} isButtonFocusable={false} />
    </>
  )
}
