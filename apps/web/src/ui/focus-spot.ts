const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** The region that keeps the focus when nothing nearer is left: it can be focused itself. */
const REGION = '[role="dialog"], main'

const firstIn = (element: Element | null | undefined): HTMLElement | null =>
  element?.matches(FOCUSABLE)
    ? (element as HTMLElement)
    : (element?.querySelector<HTMLElement>(FOCUSABLE) ?? null)

/** The elements around it, from the nearest one up to its region. */
const framesOf = (element: Element): Element[] => {
  const frames: Element[] = []
  for (let frame = element.parentElement; frame; frame = frame.parentElement) {
    frames.push(frame)
    if (frame.matches(REGION)) break
  }
  return frames
}

/**
 * Remembers where an element is that has the focus, for when it is removed together with it: by its own action, or with the entry
 * of a list that it belongs to.
 *
 * @returns the function that gives the focus back: to the element, or else to the entry now at that position of the list, to
 *   what can be focused nearest to it, or to the beginning of the page or dialog
 */
export const rememberSpot = (element: HTMLElement): (() => void) => {
  const item = element.closest('li, tr')
  const list = item?.parentElement
  const index = item && list ? [...list.children].indexOf(item) : -1
  const frames = framesOf(element)

  const nearest = (): HTMLElement | null => {
    const entry = list?.isConnected ? list.children[Math.min(index, list.children.length - 1)] : null
    const inEntry = firstIn(entry)
    if (inEntry) return inEntry
    // Where a whole part of the page has gone, nothing is near.
    const isAlone = frames[0]?.isConnected
    const near =
      isAlone &&
      frames
        .filter((frame) => !frame.matches(REGION))
        .map(firstIn)
        .find(Boolean)
    const region = frames.findLast((frame) => frame.matches(REGION) && frame.isConnected)
    return near || (region as HTMLElement | undefined) || document.querySelector('main')
  }
  return () => (element.isConnected ? element : nearest())?.focus({ preventScroll: true })
}
