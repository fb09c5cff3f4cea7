import { useFocusTrap } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'

/**
 * The menu is open from its first frame: input right after the press is meant for the menu. A transition
 * would delay the focus.
 */
export const OPENS_FOCUSED = {
  transitionProps: { duration: 0 },
  withInitialFocusPlaceholder: false,
  menuItemTabIndex: 0,
  // It would record the previous focus too late.
  returnFocus: false,
  // Mantine leaves it out where a menu is rendered before it opens; FocusOnFirstItem has one of its own.
  trapFocus: false,
} as const

/** By then the menu has released the focus. */
const RETURN_DELAY_MS = 10

/** Focuses the menu's first entry as soon as it opens, and afterwards the button that opened it. */
export const FocusOnFirstItem = () => {
  const mark = useRef<HTMLSpanElement>(null)
  const trap = useFocusTrap()
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
    trap(menu)
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
    return () => {
      menu.removeEventListener('focusin', onFocus)
      trap(null)
      // A dialog that the entry opens at this moment records the focused element, to return the focus there.
      if (menu.contains(document.activeElement)) button?.focus({ preventScroll: true })
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost) button?.focus({ preventScroll: true })
      }, RETURN_DELAY_MS)
    }
  }, [trap])
  return <span ref={mark} hidden />
}
