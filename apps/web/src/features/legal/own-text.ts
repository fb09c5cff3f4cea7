import { textOf } from '@wohlauf/contract/values/rich-text'

type OwnSection = { id: string; title: string; html: string }

const STEP = /<(\/?)(ul|ol|h2)\b[^>]*>/gi
const HEADING_END = /<\/h2>/i

/** The positions of all headings of level 2 that are not inside a list. */
const headingsIn = (html: string): number[] => {
  let depth = 0
  return [...html.matchAll(STEP)].flatMap(({ 1: slash, 2: tag, index }) => {
    if (tag?.toLowerCase() !== 'h2') depth += slash ? -1 : 1
    else if (!slash && depth === 0) return [index]
    return []
  })
}

const titleOf = (heading: string): string =>
  textOf(heading.replace(/<br\b[^>]*>/gi, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** Splits the text at headings of level 2. A heading without text begins no section. */
export const sectionsOf = (html: string): { opening: string; sections: OwnSection[] } => {
  const starts = headingsIn(html)
  const parts = starts.map((start, index) => html.slice(start, starts[index + 1]))
  let opening = html.slice(0, starts[0])
  const sections: OwnSection[] = []
  for (const part of parts) {
    const end = part.search(HEADING_END)
    const title = titleOf(part.slice(0, end))
    const body = part.slice(end + '</h2>'.length)
    const last = sections.at(-1)
    if (title) sections.push({ id: `abschnitt-${sections.length + 1}`, title, html: body })
    else if (last) last.html += body
    else opening += body
  }
  return { opening, sections }
}
