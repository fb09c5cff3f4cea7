import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import classes from './password-field.module.css'

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': 'Passwort anzeigen' }}
    rightSectionWidth={48}
    classNames={{ visibilityToggle: classes.toggle ?? '' }}
    aria-invalid={props.error ? true : undefined}
    required
    {...props}
  />
)
