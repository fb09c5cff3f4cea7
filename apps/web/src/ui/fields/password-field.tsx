import '@mantine/core/styles/Input.css'
import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import IconEye from '~icons/tabler/eye'
import IconEyeOff from '~icons/tabler/eye-off'
import classes from './password-field.module.css'
import { REQUIRED } from './required.ts'

export type PasswordFieldProps = TextInputProps & {
  /** For two fields that are shown and hidden together; if omitted, the field keeps its own state. */
  visibility?: { isShown: boolean; onChange: (isShown: boolean) => void }
  /** False where another field has the same button. */
  isButtonFocusable?: boolean
}

/** Replaces Mantine's own, which would add its action icon's 2 KB to the login page. */
export const PasswordField = ({ visibility, isButtonFocusable = true, ...props }: PasswordFieldProps) => {
  const [isOwnShown, setIsOwnShown] = useState(false)
  const { isShown, onChange } = visibility ?? { isShown: isOwnShown, onChange: setIsOwnShown }
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <TextInput
      rightSectionWidth={48}
      rightSectionPointerEvents="all"
      rightSection={
        <UnstyledButton
          type="button"
          className={classes.toggle ?? ''}
          aria-label="Passwort anzeigen"
          aria-pressed={isShown}
          tabIndex={isButtonFocusable ? undefined : -1}
          // The field keeps the focus, and the phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(!isShown)}
        >
          <Icon aria-hidden size={20} />
        </UnstyledButton>
      }
      {...REQUIRED}
      {...props}
      type={isShown ? 'text' : 'password'}
    />
  )
}
