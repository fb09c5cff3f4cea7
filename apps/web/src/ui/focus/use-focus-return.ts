import { useLayoutEffect, useRef } from 'react'
import { focusNear, focusPositionOf } from './focus-position.ts'

/** After the dialog has released the focus. */
const RETURN_DELAY_MS = 10

/**
 * Returns the focus to the element that had it before a dialog opened, also when the dialog was open from its
 * first render. If the dialog has deleted it, what comes next there gets the focus. If the focus has moved elsewhere meanwhile,
 * for instance to a new page, it stays there.
 */
export const useFocusReturn = <E extends HTMLElement>(isOpen: boolean) => {
  const dialog = useRef<E>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    const position = before && focusPositionOf(before)
    return () => {
      setTimeout(() => {
        const now = document.activeElement
        const isLost = now === null || now === document.body || dialog.current?.contains(now)
        if (!isLost || !(before instanceof HTMLElement) || !position) return
        if (before.isConnected) before.focus({ preventScroll: true })
        else focusNear(position)
      }, RETURN_DELAY_MS)
    }
  }, [isOpen])
  return dialog
}
