import '@mantine/core/styles/Input.css'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { focusOnArrival } from '../focus/focus-on-arrival.ts'
import classes from './code-field.module.css'
import { REQUIRED } from './required.ts'

const APP = {
  label: 'Code',
  description: 'Sechs Ziffern aus deiner Authenticator-App',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  change: 'Gerät nicht da? Wiederherstellungscode benutzen',
} as const

const RECOVERY = {
  label: 'Wiederherstellungscode',
  description: 'Einer der Codes, die du bei der Einrichtung gesichert hast',
  inputMode: 'text',
  autoComplete: 'off',
  change: 'Code aus der Authenticator-App benutzen',
} as const

type CodeFieldProps = Omit<TextInputProps, 'value'> & {
  value?: string | undefined
  /** Whether a recovery code is accepted as well. */
  allowsRecovery?: boolean
  /** True if the field appeared as the answer to a submit: then it gets the focus. */
  takesFocus?: boolean
}

export const CodeField = ({
  allowsRecovery = false,
  takesFocus = false,
  value,
  ...props
}: CodeFieldProps) => {
  const [kind, setKind] = useState<typeof APP | typeof RECOVERY>(APP)
  const { label, description, inputMode, autoComplete, change } = kind
  return (
    <div>
      <TextInput
        // Another field for the other kind, which gets the focus too.
        key={label}
        ref={takesFocus ? focusOnArrival : null}
        label={label}
        description={description}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        size="md"
        {...REQUIRED}
        {...props}
        value={value ?? ''}
        classNames={{ input: classes.input ?? '' }}
      />
      {allowsRecovery && (
        <Button
          variant="subtle"
          className={classes.change}
          onClick={() => setKind(kind === APP ? RECOVERY : APP)}
        >
          {change}
        </Button>
      )}
    </div>
  )
}
