import { useEffect } from 'react'
import { rememberSpot } from './focus-spot.ts'

/** After dialogs and menus have returned the focus to where it was before, and what replaces the element has taken it. */
const PATIENCE_MS = 50

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * For the whole site: when the focused element is removed from the page, the focus moves to what is nearest. The browser would
 * give it to the page itself, and with a keyboard one would begin at its top again.
 */
export const useFocusKept = (): void => {
  useEffect(() => {
    let last: { element: HTMLElement; giveBack: () => void } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = { element: target, giveBack: rememberSpot(target) }
    }
    const giveBack = () => {
      if (last && !last.element.isConnected && isLost()) last.giveBack()
    }
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isLost()) return
      clearTimeout(timer)
      timer = setTimeout(giveBack, PATIENCE_MS)
    })
    document.addEventListener('focusin', onFocus)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', onFocus)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}
