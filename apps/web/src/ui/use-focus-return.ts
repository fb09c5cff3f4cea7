import { useLayoutEffect, useRef } from 'react'

/** After the dialog has let go of the focus. */
const RETURN_DELAY_MS = 10

/**
 * Gives the focus back to where it was before a dialog opened, also when the dialog was open from its first render. Where
 * the focus has moved on by itself, to a new page for instance, it stays there.
 */
export const useFocusReturn = <E extends HTMLElement>(isOpen: boolean) => {
  const dialog = useRef<E>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => {
      setTimeout(() => {
        const now = document.activeElement
        const isLost = now === null || now === document.body || dialog.current?.contains(now)
        if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
      }, RETURN_DELAY_MS)
    }
  }, [isOpen])
  return dialog
}
