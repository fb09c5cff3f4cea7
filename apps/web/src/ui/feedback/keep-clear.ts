import { type Box, lowestFreeTop } from './free-place.ts'

/**
 * Elements that a message may not cover. Bars count as a whole: between two of their buttons it would be in
 * the way too.
 */
const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, iframe, [role="slider"], [role="button"], header, nav'

/** How many pixels of a tall control, such as a card, stay pressable. */
const MIN_PRESSABLE_PX = 96

/** A link that covers its card is as large as the card. */
const boxOf = (element: Element): DOMRect => {
  const card = element instanceof HTMLElement && element.matches('[data-covers-card]') && element.offsetParent
  return (card || element).getBoundingClientRect()
}

const isInWay = (element: Element, own: Box): boolean => {
  const box = boxOf(element)
  const visibleHeight = Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0)
  return box.width > 1 && visibleHeight > 0 && visibleHeight < own.bottom - own.top + MIN_PRESSABLE_PX
}

const topAmongControls = (
  own: Box,
  root: ParentNode,
  host: Element,
  more: readonly Box[] = [],
): number | null =>
  lowestFreeTop(own, [
    ...more,
    ...[...root.querySelectorAll(CONTROLS)]
      .filter((element) => !host.contains(element) && isInWay(element, own))
      .filter((element) => getComputedStyle(element).visibility === 'visible')
      .map(boxOf),
  ])

/** Above the dialog; where it fills the screen, between its controls and never over its title. */
const topAroundDialog = (own: Box, head: Element, host: Element): number => {
  const dialog = head.closest('[role="dialog"]') ?? document.body
  const title = head.getBoundingClientRect()
  return (
    lowestFreeTop(own, [dialog.getBoundingClientRect()]) ??
    topAmongControls(own, dialog, host, [title]) ??
    title.bottom + 8
  )
}

/**
 * Moves the host of a message, which begins at the bottom of the screen, up to the lowest position where it
 * covers no control. It moves again only when another element has moved there.
 *
 * @returns how to end it
 */
export const keepClear = (host: HTMLElement, isOverDialog: boolean): (() => void) => {
  /** The move up from its position, in pixels; null if everything above is covered, too. */
  const distanceToFreeTop = (): number | null => {
    const { left, width, top, bottom } = host.getBoundingClientRect()
    const margin = (width - (host.querySelector<HTMLElement>('[data-kind]')?.offsetWidth ?? width)) / 2
    const own = { left: left + margin, right: left + width - margin, top, bottom }
    const head = isOverDialog ? [...document.querySelectorAll('[data-dialog-head]')].at(-1) : undefined
    const free = head ? topAroundDialog(own, head, host) : topAmongControls(own, document, host)
    return free === null ? null : free - top
  }
  const place = () => {
    host.style.removeProperty('translate')
    host.style.translate = `0 ${distanceToFreeTop() ?? 0}px`
  }
  const check = () => {
    if (distanceToFreeTop() !== 0) place()
  }
  place()
  // A sheet slides up, for instance.
  const watch = new AbortController()
  for (const event of ['transitionend', 'resize'])
    window.addEventListener(event, check, { signal: watch.signal })
  // Content that arrives, such as a chart, moves what is below it. The check has a frame of its own, so that
  // its own moves are not observed.
  let frame = 0
  const growth = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(check)
  })
  growth.observe(document.body)
  return () => {
    watch.abort()
    growth.disconnect()
    cancelAnimationFrame(frame)
    host.style.removeProperty('translate')
  }
}
