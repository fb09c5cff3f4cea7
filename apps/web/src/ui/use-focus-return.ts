import { useLayoutEffect, useRef } from 'react'
import { rememberSpot } from './focus-spot.ts'

/** After the dialog has released the focus. */
const RETURN_DELAY_MS = 10

/**
 * Returns the focus to the element that had it before a dialog opened, also when the dialog was open from its
 * first render. If the focus has moved elsewhere meanwhile, for instance to a new page, it stays there.
 */
export const useFocusReturn = <E extends HTMLElement>(isOpen: boolean) => {
  const dialog = useRef<E>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    const giveBack = before instanceof HTMLElement ? rememberSpot(before) : null
    return () => {
      setTimeout(() => {
        const now = document.activeElement
        const isLost = now === null || now === document.body || dialog.current?.contains(now)
        if (isLost) giveBack?.()
      }, RETURN_DELAY_MS)
    }
  }, [isOpen])
  return dialog
}
