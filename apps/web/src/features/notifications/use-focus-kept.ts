import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the focused entry of a list has gone, the focus moves to the next link in it, or to the beginning of the page when
 * the list has gone too.
 *
 * @param change anything that differs after the list has changed
 * @returns props of the list's container
 */
export const useFocusKept = (list: RefObject<HTMLElement | null>, change: unknown) => {
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the list
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return
    const next = list.current?.querySelector<HTMLElement>('li a') ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
  }, [change, list])
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    // Without a next element the focused one was removed, or nothing was pressed.
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget) hadFocus.current = false
    },
  }
}
