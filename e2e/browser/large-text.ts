import { expect, type Page } from '@playwright/test'
import { expectSettled } from './accessible.ts'

/** Doubles the text size, like the browser's setting for users with low vision, or restores it. */
const writeLarge = (page: Page, isLarge: boolean): Promise<void> =>
  page.evaluate(
    (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
    isLarge ? '200%' : '',
  )

/** Unreadable text: cut off, broken inside a word, overlapping labels, or a heading smaller than the text. */
const unreadable = (): string[] => {
  const complaints: string[] = []
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isForScreenReaders = (element: Element) =>
    element.getBoundingClientRect().width <= 2 || getComputedStyle(element).clipPath === 'inset(50%)'
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`
  const textsIn = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  const lookForCuts = (element: Element) => {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (overflowX === 'visible' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return
    if (element.scrollWidth > element.clientWidth + 1) complaints.push(`cut: ${nameOf(element)}`)
  }
  const LABELS = 'h1, h2, h3, button, label, nav a, [role="menuitem"]'
  const lookForBrokenWords = (label: Element) => {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.textContent?.matchAll(/[\p{L}\d]{2,}/gu) ?? []) {
        const range = document.createRange()
        // After a soft hyphen, the first letter's range includes the hyphen on the previous line.
        const isDivided = node.textContent?.[word.index - 1] === '\u00ad'
        range.setStart(node, word.index + (isDivided ? 1 : 0))
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) complaints.push(`broken: ${word[0]} in ${nameOf(label)}`)
      }
  }
  const lookForOverlaps = (bar: Element) => {
    const boxes = [...bar.querySelectorAll('a, button')].filter(isShown).flatMap((label) => {
      // Text for screen readers is clipped, but its range is not.
      const visibleParts = [label, ...label.querySelectorAll('*')].filter(
        (element) => textsIn(element).length > 0 && !isForScreenReaders(element),
      )
      return visibleParts.map((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return { label, box: range.getBoundingClientRect() }
      })
    })
    for (const [index, { label, box }] of boxes.entries()) {
      const next = boxes[index + 1]
      if (
        next &&
        next.label !== label &&
        box.right > next.box.left &&
        box.bottom > next.box.top &&
        box.top < next.box.bottom
      )
        complaints.push(`overlap: ${nameOf(label)} and ${nameOf(next.label)}`)
    }
  }

  const widestWord = (heading: Element): number => {
    const widths: number[] = []
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.textContent?.matchAll(/[^\s\u00ad-]+-?/g) ?? []) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        widths.push(range.getBoundingClientRect().width)
      }
    return Math.max(0, ...widths)
  }
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
  const usualSizes = (): number[] => {
    const root = document.documentElement
    const large = root.style.fontSize
    root.style.removeProperty('font-size')
    const sizes = headings.map(sizeOf)
    root.style.fontSize = large
    return sizes
  }
  const lookForSmallHeadings = () => {
    const text = sizeOf(document.body)
    for (const [index, usual] of usualSizes().entries()) {
      const heading = headings[index]
      if (!heading || !isShown(heading) || isForScreenReaders(heading)) continue
      const size = sizeOf(heading)
      // A heading that is smaller than the text by design grows as the text does.
      const wantedSize = Math.min(text, 2 * usual)
      // A heading may be smaller if its longest word would not fit in a line otherwise.
      const fits = (widestWord(heading) * wantedSize) / size <= heading.clientWidth
      if (size < wantedSize - 0.1 && fits)
        complaints.push(`small: ${nameOf(heading)} has ${size} of ${wantedSize} pixels`)
    }
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (textsIn(element).length === 0 || !isShown(element) || isForScreenReaders(element)) continue
    const { left, right } = element.getBoundingClientRect()
    if (left < -1 || right > document.documentElement.clientWidth + 1)
      complaints.push(`beyond: ${nameOf(element)}`)
    lookForCuts(element)
  }
  for (const label of document.querySelectorAll(LABELS)) if (isShown(label)) lookForBrokenWords(label)
  lookForSmallHeadings()
  for (const bar of document.querySelectorAll('nav')) lookForOverlaps(bar)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) complaints.push(`sideways: ${scrollWidth - clientWidth} pixels`)
  return complaints
}

/** Expects that all text on the current screen can be read at twice its size without horizontal scrolling. */
export const expectReadableInLargeText = async (page: Page): Promise<void> => {
  await writeLarge(page, true)
  await expectSettled(page)
  // An open menu is positioned again a few frames after its text has grown.
  await expect.poll(() => page.evaluate(unreadable), `unreadable text at ${page.url()}`).toEqual([])
  await writeLarge(page, false)
}
