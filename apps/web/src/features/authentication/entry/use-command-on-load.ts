import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { useEffect, useRef } from 'react'
import { useCommand } from '../../../api/hooks.ts'

/**
 * Sends as soon as the page is there, once: a token that works once must not be used up by a second try of our own.
 * The page says how it went.
 */
export const useCommandOnLoad = <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  onSuccess: (output: OutputOf<Op>) => void,
) => {
  const { mutate, status, error } = useCommand(operation, { isSilent: true, onSuccess })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    mutate(input)
  }, [mutate, input])
  return { isSuccessful: status === 'success', error, retry: () => mutate(input) }
}
