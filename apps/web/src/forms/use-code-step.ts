import { useState } from 'react'
import type { CallError } from '../api/call-error.ts'

/**
 * The code is asked for when the server says that the account has a second factor. The operation's input has it as
 * `code`.
 */
export const useCodeStep = () => {
  const [isAsked, setIsAsked] = useState(false)
  return {
    isAsked,
    /** The form's `onError`. */
    onError: ({ identifier }: CallError) => {
      if (identifier === 'second-factor-required') setIsAsked(true)
    },
    back: () => setIsAsked(false),
    /** The form's `inputOf`: an empty field is not sent. */
    inputOf: <Input extends { code?: string | undefined }>(values: Input): Input => {
      const { code, ...rest } = values
      return (isAsked && code ? values : rest) as Input
    },
  }
}
