/** An element's ancestors, the nearest first, each with the index of the child that contains the element. */
export type FocusPosition = readonly { ancestor: Element; index: number }[]

/** What ends a search: beyond it is another part of the screen. */
const FRAME = 'main, [role="dialog"], body'

/** Without text fields: on a phone, focusing one opens the keyboard. */
const FOCUSABLE =
  'a[href], button:not(:disabled), [role="checkbox"], input:is([type="checkbox"], [type="radio"])'

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.tabIndex >= 0 && element.getClientRects().length > 0

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter((each) => each.matches(FOCUSABLE)).find(isUsable)

/**
 * Remembers where an element is, in case that it is removed or disabled. For the button that sends a form it is the beginning of
 * the page or dialog: beside it there may be one that discards what was typed, and Enter may be pressed once more.
 */
export const focusPositionOf = (element: Element): FocusPosition => {
  const isSubmit = element.matches('form [type="submit"]')
  const position = []
  for (let child = element; child.parentElement && !child.matches(FRAME); child = child.parentElement)
    position.push({ ancestor: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return isSubmit ? position.slice(-1) : position
}

const focusFrame = (frame: Element): void => {
  const start = frame === document.body ? document.querySelector('main') : frame
  if (start instanceof HTMLElement) start.focus({ preventScroll: true })
}

/**
 * Focuses what comes next where a removed element was: in a list the next item, otherwise the last one, then what comes
 * after the list; the beginning of the page or of the dialog when everything in it was replaced.
 */
export const focusNear = (position: FocusPosition): void => {
  for (const { ancestor, index } of position) {
    if (!ancestor.isConnected) continue
    if (ancestor.matches(FRAME)) {
      focusFrame(ancestor)
      return
    }
    const children = [...ancestor.children]
    const nearest = [...children.slice(index), ...children.slice(0, index).reverse()]
    const next = nearest.map(firstIn).find(Boolean)
    if (next) {
      next.focus()
      return
    }
  }
}
