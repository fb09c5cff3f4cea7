import { useLayoutEffect, useRef } from 'react'
import { focusNear, focusPositionOf } from './focus-position.ts'

/** After the dialog has released the focus. */
const RETURN_DELAY_MS = 10

/** What a closed dialog returned to, for one that was opened from it and closes after it. */
const openers = new WeakMap<Element, HTMLElement>()

const openerBehind = (element: Element): HTMLElement | undefined => {
  const dialog = element.closest('[role="dialog"]')
  return dialog ? openers.get(dialog) : undefined
}

/**
 * Works for a dialog that is open from its first render. If it has deleted the element, what comes next gets the
 * focus; a focus that has moved elsewhere meanwhile stays there.
 */
export const useFocusReturn = <E extends HTMLElement>(isOpen: boolean) => {
  const dialog = useRef<E>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    const position = before && focusPositionOf(before)
    return () => {
      if (dialog.current && before instanceof HTMLElement) openers.set(dialog.current, before)
      setTimeout(() => {
        const now = document.activeElement
        const isLost = now === null || now === document.body || dialog.current?.contains(now)
        if (!isLost || !(before instanceof HTMLElement) || !position) return
        const target = before.isConnected ? before : openerBehind(before)
        if (target?.isConnected) target.focus({ preventScroll: true })
        else focusNear(position)
      }, RETURN_DELAY_MS)
    }
  }, [isOpen])
  return dialog
}
