import { sentencesIn } from './sentences.ts'

export type Sentence = { text: string; range: Range }

const BLOCKS = 'h1, h2, h3, h4, p, li, figcaption'

/** Interactive text is not read aloud: a quiz answer would sound like a statement. */
const SILENT = 'button, label, [data-silent]'

type Block = { element: Element; nodes: Text[] }

const blocksIn = (root: Element): Block[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const blocks: Block[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    const element = parentElement?.closest(BLOCKS)
    if (!parentElement || !element || !root.contains(element) || parentElement.closest(SILENT)) continue
    if (element.getClientRects().length === 0) continue
    const last = blocks.at(-1)
    if (last?.element === element) last.nodes.push(node as Text)
    else blocks.push({ element, nodes: [node as Text] })
  }
  return blocks
}

const rangeOf = (nodes: readonly Text[], start: number, end: number): Range => {
  const range = document.createRange()
  let before = 0
  for (const node of nodes) {
    const after = before + node.length
    if (start >= before && start < after) range.setStart(node, start - before)
    if (end > before && end <= after) range.setEnd(node, end - before)
    before = after
  }
  return range
}

/**
 * The sentences to read aloud, in the order of the page: its title, headings, paragraphs, lists, questions.
 */
export const sentencesOnPage = (root: Element): Sentence[] =>
  blocksIn(root).flatMap(({ nodes }) => {
    const text = nodes.map(({ data }) => data).join('')
    return sentencesIn(text).map(({ start, end }) => ({
      text: text.slice(start, end).replace(/\s+/g, ' '),
      range: rangeOf(nodes, start, end),
    }))
  })
