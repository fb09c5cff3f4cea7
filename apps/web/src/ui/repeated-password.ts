import { MESSAGES } from '@wohlauf/contract/messages'
import { type ChangeEvent, useState } from 'react'
import { afterPress } from './after-press.ts'

/**
 * Why a repeat does not count; null when it does (specification, section 5).
 *
 * @param label of the field that it repeats
 */
export const repeatedPasswordError = (password: string, repeated: string, label: string): string | null => {
  if (repeated === '') return MESSAGES.required
  return repeated === password ? null : MESSAGES.mustMatch(label)
}

/**
 * The repeat of a password that somebody chooses. It is judged by both values as they are now: a change of either one
 * brings the message or takes it away.
 *
 * @param label of the field that it repeats
 */
export const useRepeatedPassword = (password: string, label: string) => {
  const [repeated, setRepeated] = useState('')
  const [wasLeft, setWasLeft] = useState(false)
  const error = repeatedPasswordError(password, repeated, label)
  return {
    /** A form with a repeat is ready only if this is true as well. */
    isMatching: error === null,
    inputProps: {
      value: repeated,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setRepeated(event.currentTarget.value),
      onBlur: () => afterPress(() => setWasLeft(true)),
      error: wasLeft ? error : null,
    },
  }
}

export type RepeatedPassword = ReturnType<typeof useRepeatedPassword>
