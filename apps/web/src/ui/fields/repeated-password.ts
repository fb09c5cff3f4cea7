import { MESSAGES } from '@wohlauf/contract/values/messages'
import { type ChangeEvent, useState } from 'react'
import { useWasLeft } from './use-was-left.ts'

/**
 * The error of the repeated password (specification, section 5); null when it is valid.
 *
 * @param label of the repeated field
 */
export const repeatedPasswordError = (password: string, repetition: string, label: string): string | null => {
  if (repetition === '') return MESSAGES.required
  return repetition === password ? null : MESSAGES.mustMatch(label)
}

/**
 * Validates by both current values: a change of either shows or removes the message.
 *
 * @param label of the repeated field
 */
export const useRepeatedPassword = (password: string, label: string) => {
  const [repetition, setRepetition] = useState('')
  const { wasLeft, leave } = useWasLeft()
  const error = repeatedPasswordError(password, repetition, label)
  return {
    /** A form with a repeat is ready only if this is true as well. */
    isMatching: error === null,
    inputProps: {
      value: repetition,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setRepetition(event.currentTarget.value),
      onBlur: leave,
      error: wasLeft ? error : null,
    },
  }
}

export type RepeatedPassword = ReturnType<typeof useRepeatedPassword>
