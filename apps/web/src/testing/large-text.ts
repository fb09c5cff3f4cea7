import { onTestFinished } from 'vitest'

/** Doubles the text size until the test ends, as the browser's setting does. */
export const writeLarge = (): void => {
  const { style } = document.documentElement
  style.setProperty('font-size', '200%')
  onTestFinished(() => void style.removeProperty('font-size'))
}

/** Elements within an element, including itself, that have to be scrolled sideways or are cut off. */
export const cutIn = (element: Element): string[] =>
  [element, ...element.querySelectorAll('*')].flatMap((each) => {
    const { overflowX, clipPath } = getComputedStyle(each)
    const isField = each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement
    const isForScreenReaders = clipPath === 'inset(50%)' || each.clientWidth <= 2
    if (overflowX === 'visible' || isForScreenReaders || isField) return []
    const more = each.scrollWidth - each.clientWidth
    return more > 1 ? [`${each.tagName} "${each.textContent.slice(0, 30)}": ${more} pixels`] : []
  })

/** How many lines a part of an element's text spans. */
export const linesOf = (element: Element, part: string): number => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let offset = 0
  const whole = element.textContent
  const [from, to] = [whole.indexOf(part), whole.indexOf(part) + part.length]
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? ''
    if (offset <= from && from < offset + length) range.setStart(node, from - offset)
    if (offset < to && to <= offset + length) range.setEnd(node, to - offset)
    offset += length
  }
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}
