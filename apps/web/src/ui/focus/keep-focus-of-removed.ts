import { type FocusPosition, focusNear, focusPositionOf } from './focus-position.ts'

/**
 * Long enough for dialogs, menus and pages that move the focus themselves, and for the browser to take it
 * from a disabled button.
 */
const DELAY_MS = 50

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled')

const isLost = (element: Element): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement === element

/**
 * Replaces the browsers' behaviour, which moves the focus to the top of the page. Code that wants another
 * element focuses it itself.
 *
 * @returns how to end it
 */
export const keepFocusOfRemoved = (): (() => void) => {
  let focus: { element: Element; position: FocusPosition } | null = null
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const remember = (target: EventTarget | null) => {
    focus =
      target instanceof Element && target !== document.body
        ? { element: target, position: focusPositionOf(target) }
        : null
  }
  remember(document.activeElement)
  const onFocus = ({ target }: FocusEvent) => remember(target)
  // A blur without a next element: the element was removed, or a press hit something that takes no focus,
  // which only shows afterwards.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return
    queueMicrotask(() => {
      const isLeft = focus?.element === target && document.activeElement !== target
      if (isLeft && focus && !isGone(focus.element)) focus = null
    })
  }
  const onChange = () => {
    if (!focus || !isGone(focus.element)) return
    const { element, position } = focus
    focus = null
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (isGone(element) && isLost(element)) focusNear(position)
    }, DELAY_MS)
    timers.add(timer)
  }
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    for (const timer of timers) clearTimeout(timer)
  }
}
