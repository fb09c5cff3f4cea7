import { MESSAGES } from '@wohlauf/contract/messages'
import { type ChangeEvent, useState } from 'react'
import { useWasLeft } from './use-was-left.ts'

/**
 * Why a repeat is invalid; null when it is valid (specification, section 5).
 *
 * @param label of the repeated field
 */
export const repeatedPasswordError = (password: string, repeated: string, label: string): string | null => {
  if (repeated === '') return MESSAGES.required
  return repeated === password ? null : MESSAGES.mustMatch(label)
}

/**
 * The repeat of a new password. It is validated by both current values: a change of either one shows or
 * removes the message.
 *
 * @param label of the repeated field
 */
export const useRepeatedPassword = (password: string, label: string) => {
  const [repeated, setRepeated] = useState('')
  const { wasLeft, leave } = useWasLeft()
  const error = repeatedPasswordError(password, repeated, label)
  return {
    /** A form with a repeat is ready only if this is true as well. */
    isMatching: error === null,
    inputProps: {
      value: repeated,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setRepeated(event.currentTarget.value),
      onBlur: leave,
      error: wasLeft ? error : null,
    },
  }
}

export type RepeatedPassword = ReturnType<typeof useRepeatedPassword>
