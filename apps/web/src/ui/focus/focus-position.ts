import { focusPage } from './focus-page.ts'

/** An element's ancestors, the nearest first, each with the index of the child that contains the element. */
export type FocusPosition = readonly { ancestor: Element; index: number }[]

/** Where a search ends: beyond is another part of the screen. */
const FRAME = 'main, [role="dialog"], body'

/** Excludes text fields: on a phone, focusing one opens the keyboard. */
const FOCUSABLE =
  'a[href], button:not(:disabled), [role="checkbox"], input:is([type="checkbox"], [type="radio"])'

const isUsable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.tabIndex >= 0 && element.getClientRects().length > 0

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(FOCUSABLE)].filter((each) => each.matches(FOCUSABLE)).find(isUsable)

/**
 * For a form's submit button it is the beginning of the page or dialog: a button beside it may discard what
 * was typed, and Enter may be pressed once more. A heading is replaced by that of the page's next state.
 */
export const focusPositionOf = (element: Element): FocusPosition => {
  const isOfFrame = element.matches('form [type="submit"], h1')
  const position = []
  for (let child = element; child.parentElement && !child.matches(FRAME); child = child.parentElement)
    position.push({ ancestor: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return isOfFrame ? position.slice(-1) : position
}

/** Null when the frame is gone too: the code that closes a dialog moves the focus itself. */
const nearest = (position: FocusPosition): HTMLElement | null => {
  for (const { ancestor, index } of position) {
    if (!ancestor.isConnected) continue
    if (ancestor === document.body) return document.querySelector('main')
    if (ancestor.matches(FRAME)) return ancestor as HTMLElement
    const children = [...ancestor.children]
    const byDistance = [...children.slice(index), ...children.slice(0, index).reverse()]
    const next = byDistance.map(firstIn).find(Boolean)
    if (next) return next
  }
  return null
}

/**
 * Focuses the next item of a list, otherwise the last one, then the element after the list; the frame's
 * beginning if everything was replaced.
 */
export const focusNear = (position: FocusPosition): void => {
  const next = nearest(position)
  // The beginning of a long page need not be in view.
  if (next?.matches('main')) focusPage(next)
  else next?.focus({ preventScroll: next.matches(FRAME) })
}
