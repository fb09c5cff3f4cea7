const EDGE_PX = 56
const STEP_PX = 12

/** The element that scrolls when the list does not fit: a dialog on a phone, for instance. */
export const scrollerOf = (element: Element | null): Element => {
  for (let each = element?.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each
  return document.documentElement
}

/** @returns whether it has scrolled */
export const scrollAtEdge = (scroller: Element, clientY: number): boolean => {
  const before = scroller.scrollTop
  const { top, bottom } =
    scroller === document.documentElement
      ? { top: 0, bottom: window.innerHeight }
      : scroller.getBoundingClientRect()
  if (clientY < top + EDGE_PX) scroller.scrollBy(0, -STEP_PX)
  else if (clientY > bottom - EDGE_PX) scroller.scrollBy(0, STEP_PX)
  return scroller.scrollTop !== before
}
