/** Word writes an entry of a list as a paragraph of this style: `mso-list: l0 level2 lfo1`. */
const ENTRY = /mso-list:\s*l\d+\s+level(\d+)/i

/** The bullet or number before an entry, as text. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]'
const COUNTED = /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i

type List = { element: Element; level: number }

const listOf = (entry: Element, name: string, level: number, open: List[]): Element => {
  while (open.some((list) => list.level > level)) open.pop()
  // A numbered list right after a bulleted one is a list of its own.
  if (open.at(-1)?.level === level && open.at(-1)?.element.localName !== name) open.pop()
  const last = open.at(-1)
  if (last?.level === level) return last.element
  const element = entry.ownerDocument.createElement(name)
  const upper = last?.element.lastElementChild
  if (upper) upper.append(element)
  else entry.before(element)
  open.push({ element, level })
  return element
}

export const makeWordLists = (root: ParentNode): void => {
  let open: List[] = []
  for (const entry of root.querySelectorAll('[style*="mso-list" i]')) {
    const level = Number(ENTRY.exec(entry.getAttribute('style') ?? '')?.[1] ?? 0)
    if (level === 0) continue
    const marker = entry.querySelector(MARKER)
    const name = COUNTED.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (entry.previousElementSibling !== open[0]?.element) open = []
    const item = entry.ownerDocument.createElement('li')
    item.append(...entry.childNodes)
    listOf(entry, name, level, open).append(item)
    entry.remove()
  }
}
