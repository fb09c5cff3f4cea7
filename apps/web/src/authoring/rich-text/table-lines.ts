const BLOCKS = 'p, div, ul, ol, h1, h2, h3, h4, h5, h6, pre, blockquote, section, article, dl'

const isEmpty = ({ textContent }: Node): boolean => textContent?.trim() === ''

/** A cell's text, where it is a single line; otherwise null. */
const lineOf = (cell: Element): ChildNode[] | null => {
  const blocks = [...cell.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS))
  const [only] = blocks
  if (!only) return [...cell.childNodes]
  return blocks.length === 1 &&
    only.localName !== 'li' &&
    only.textContent?.trim() === cell.textContent?.trim()
    ? [...only.childNodes]
    : null
}

/** A parser keeps a tab only where spaces count. */
const tabIn = (document: Document): Element => {
  const tab = document.createElement('span')
  tab.setAttribute('style', 'white-space: pre')
  tab.append('\t')
  return tab
}

/**
 * One line with tabs between the cells; if a cell has several lines, as in a page's or mail's layout, all
 * lines one after another.
 */
const linesOf = ({ cells, ownerDocument }: HTMLTableRowElement): Element[] => {
  const full = [...cells].filter((cell) => !isEmpty(cell))
  const lines = full.map(lineOf)
  if (lines.some((line) => line === null))
    return full.map((cell) => {
      const block = ownerDocument.createElement('div')
      block.append(...cell.childNodes)
      return block
    })
  const paragraph = ownerDocument.createElement('p')
  for (const [index, line] of lines.entries())
    paragraph.append(...(index === 0 ? [] : [tabIn(ownerDocument)]), ...(line ?? []))
  return [paragraph]
}

/** Makes each row of a table a line: no field offers tables. */
export const makeTableLines = (root: ParentNode): void => {
  // Handles inner tables first: a table may be the layout of others.
  for (const table of [...root.querySelectorAll('table')].reverse()) {
    const title = table.caption ? [table.caption] : []
    table.replaceWith(...title, ...[...table.rows].flatMap(linesOf))
  }
}
