import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { useEffect, useRef } from 'react'
import { useCommand } from '../../../api/hooks.ts'

/** Sends once: an automatic retry must not use up a token that works once. */
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
