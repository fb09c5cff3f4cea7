import { diffWords } from 'diff'
import { parseForeign } from '../../ui/text/rich-text-cleaner.ts'

/** Words that are the same in both texts, only in the former, or only in the present one. */
export type Words = { text: string; state: 'same' | 'removed' | 'added' }

const isMarkup = (text: string): boolean => /^<[a-z][\s\S]*>$/.test(text.trim())

const BLOCKS = new Set(['P', 'H2', 'H3', 'H4', 'LI', 'BR'])

const linesOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  const inner = [...node.childNodes].map(linesOf).join('')
  if (node.nodeName === 'LI') return `• ${inner.trim()}\n`
  return BLOCKS.has(node.nodeName) ? `${inner}\n` : inner
}

/** A formatted text as lines; any other one as it is. */
const plainText = (text: string): string =>
  isMarkup(text) ? linesOf(parseForeign(text)).replace(/\n+/g, '\n').trim() : text

export const markedWords = (was: string, is: string): Words[] =>
  diffWords(plainText(was), plainText(is)).map(({ value, added, removed }) => {
    if (added) return { text: value, state: 'added' }
    return { text: value, state: removed ? 'removed' : 'same' }
  })
