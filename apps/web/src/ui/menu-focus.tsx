import { useLayoutEffect, useRef } from 'react'

/**
 * Belongs on a menu that is there with its first frame: what comes right after the press, a key for instance, is meant for
 * it. A transition would hold it back, and with it the focus.
 */
export const OPENS_FOCUSED = {
  transitionProps: { duration: 0 },
  withInitialFocusPlaceholder: false,
  menuItemTabIndex: 0,
  // It notes too late where the focus was.
  returnFocus: false,
} as const

/** After the menu has let go of the focus. */
const RETURN_DELAY_MS = 10

/**
 * Stands first in a menu's dropdown: its first entry has the focus in the moment in which it opens, and the button that
 * opened it gets the focus back.
 */
export const FocusOnFirstItem = () => {
  const mark = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const menu = mark.current?.closest<HTMLElement>('[role="menu"]')
    if (!menu) return
    const button = document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)
    // The focus trap looks for this mark a moment later; by then an arrow key may have moved the focus on.
    const onFocus = ({ target }: FocusEvent) => {
      for (const item of menu.querySelectorAll('[data-autofocus]')) item.removeAttribute('data-autofocus')
      if (target instanceof HTMLElement) target.dataset.autofocus = 'true'
    }
    menu.addEventListener('focusin', onFocus)
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    return () => {
      menu.removeEventListener('focusin', onFocus)
      // A dialog that the entry opens in this moment looks where the focus is, and gives it back there.
      if (menu.contains(document.activeElement)) button?.focus({ preventScroll: true })
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) button?.focus({ preventScroll: true })
      }, RETURN_DELAY_MS)
    }
  }, [])
  return <span ref={mark} hidden />
}
