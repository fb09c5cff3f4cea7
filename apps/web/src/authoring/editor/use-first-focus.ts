import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useHandOver } from '../holding/holding-context.ts'

/**
 * Begins a form that has just opened: its first field gets what was typed before, or the focus.
 * @returns focuses the first field again
 */
export const useFirstFocus = (form: RefObject<HTMLFormElement | null>, isFocused: boolean) => {
  const handOver = useHandOver()
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  // A dialog looked for its first field when it opened, before the form was loaded.
  const begin = useEffectEvent(() => {
    if (handOver && form.current) handOver(form.current)
    else if (isFocused) focusFirst()
  })
  useEffect(() => begin(), [])
  return focusFirst
}
