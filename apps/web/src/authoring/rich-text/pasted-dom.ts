import type { RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { parseForeign } from '../../ui/text/rich-text-cleaner.ts'
import { makeRaisedSigns } from './raised-signs.ts'
import { renameElement } from './rename-element.ts'
import { makeTableLines } from './table-lines.ts'
import { makeWordLists } from './word-lists.ts'

/** Elements that begin a line, which the editor's parser does not know. */
const LINES = 'caption, center, details, dialog, dt, legend, main, nav, option, summary, tr, td, th'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'

const BLOCK =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|DD|DIV|DL|FIGURE|FOOTER|FORM|H\d|HEADER|HR|LI|OL|P|PRE|SECTION|UL)$/

/** Whether an element at this side has no line of its own: there is nothing, or a block. */
const isEdge = (node: ChildNode | null): boolean => node === null || BLOCK.test(node.nodeName)

const isBlank = (node: ChildNode | null): boolean =>
  node?.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === ''

const beside = (node: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode | null => {
  let other = node[side]
  while (other && isBlank(other)) other = other[side]
  return other
}

/** Removes empty paragraphs and line ends, which are only spacing. */
const dropDistances = (root: ParentNode): void => {
  for (const block of root.querySelectorAll(`p, ${HEADINGS}`))
    if (block.textContent?.trim() === '') block.remove()
  for (const end of root.querySelectorAll('br'))
    if (isEdge(beside(end, 'previousSibling')) && isEdge(beside(end, 'nextSibling'))) end.remove()
}

const makeLines = (root: ParentNode): void => {
  for (const element of root.querySelectorAll(LINES)) renameElement(element, 'div')
  for (const element of root.querySelectorAll<HTMLElement>('span[style*="display" i]'))
    if (element.style.display === 'block') renameElement(element, 'div')
  // Where spaces count, a line end does too.
  for (const element of root.querySelectorAll<HTMLElement>('pre')) element.style.whiteSpace = 'pre'
}

/** Converts headings to the nearest that the field offers: one of its two levels, or a bold line. */
const fitHeadings = (root: ParentNode, { tags }: RichTextProfile): void => {
  for (const heading of root.querySelectorAll(HEADINGS)) {
    if (tags.includes('h2')) renameElement(heading, Number(heading.localName[1]) < 3 ? 'h2' : 'h3')
    else {
      const bold = heading.ownerDocument.createElement('strong')
      bold.append(...heading.childNodes)
      heading.append(bold)
      renameElement(heading, 'p')
    }
  }
}

/** Converts markup of other programs, which the editor's own rules would not understand. */
export const pastedDom = (html: string, profile: RichTextProfile): DocumentFragment => {
  const root = parseForeign(html)
  makeRaisedSigns(root)
  makeWordLists(root)
  makeTableLines(root)
  makeLines(root)
  fitHeadings(root, profile)
  dropDistances(root)
  return root
}
