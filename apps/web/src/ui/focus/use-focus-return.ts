import { useLayoutEffect, useRef } from 'react'
import { focusNear, focusPositionOf } from './focus-position.ts'

/** By then the dialog has released the focus. */
const RETURN_DELAY_MS = 10

/**
 * Works for a dialog that is open from its first render. If the dialog has deleted the element, the next one
 * gets the focus; a focus that has moved elsewhere meanwhile stays there.
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
