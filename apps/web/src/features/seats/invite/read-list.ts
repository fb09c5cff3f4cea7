import { MAX_ADDRESSES } from '@wohlauf/contract/values/accounts/invited-addresses'
import { storedForm } from '@wohlauf/contract/values/email-address'
import { columnOf, isHead } from './columns.ts'
import { recipientsIn, withoutInvisible } from './recipients.ts'
import { readTable, type Table, type TableRow } from './table.ts'

/** A list of 1,000 people with name, department and address has about 100 KB. */
export const MAX_LIST_MEGABYTES = 1
export const MAX_LIST_BYTES = MAX_LIST_MEGABYTES * 1024 * 1024

export type ReadLine = { line: number; text: string; problem?: 'no-address' | 'several' }

export type ReadList = { lines: ReadLine[] } | { failure: string }

const SEVERAL_COLUMNS =
  'In der Liste stehen mehrere Spalten mit E-Mail Adressen. Nenne die richtige in der ersten Zeile „E-Mail“, oder lösche die anderen.'

const tooLong = (count: number): string =>
  `Die Liste hat ${count.toLocaleString('de')} Zeilen. Mehr als ${MAX_ADDRESSES.toLocaleString('de')} auf einmal gehen nicht.`

const lineOf = ({ line, cells }: TableRow, column: number): ReadLine => {
  const cell = cells[column] ?? ''
  const [first, ...others] = [...new Set(recipientsIn(cell).map(storedForm))]
  if (others.length > 0) return { line, text: cell, problem: 'several' }
  if (first) return { line, text: recipientsIn(cell)[0] ?? first }
  return { line, text: cell || cells.filter((each) => each !== '').join(' '), problem: 'no-address' }
}

const linesOfTable = ({ head, rows }: Table): ReadLine[] | null => {
  const column = columnOf(
    head,
    rows.map(({ cells }) => cells),
  )
  return column === null ? null : rows.map((row) => lineOf(row, column))
}

/** True for text that consists of cell separators only. */
const isBlank = (text: string): boolean => !/[^\s;,|"]/.test(text)

/** Splits a line into its addresses; each part without one is marked as unreadable. */
const linesOfText = (text: string): ReadLine[] => {
  const parts = text
    .split(/\r\n|\r|\n/)
    .flatMap((content, index) => content.split(';').map((part) => ({ line: index + 1, text: part.trim() })))
    .filter((part) => !isBlank(part.text))
  return parts.flatMap((part, index): ReadLine[] => {
    const recipients = recipientsIn(part.text)
    if (recipients.length > 0) return recipients.map((each) => ({ line: part.line, text: each }))
    return index === 0 && isHead(part.text) ? [] : [{ ...part, problem: 'no-address' }]
  })
}

/**
 * Reads the column of addresses in a table, otherwise all recipients. Each result names its line, even if
 * nothing could be read there.
 */
export const readList = (list: string): ReadList => {
  const text = withoutInvisible(list)
  if (isBlank(text)) return { failure: 'Die Liste ist leer.' }
  if (!text.includes('@')) return { failure: 'In der Liste stehen keine E-Mail Adressen.' }
  const table = readTable(text)
  if (table && table.rows.length > MAX_ADDRESSES) return { failure: tooLong(table.rows.length) }
  const lines = table ? linesOfTable(table) : linesOfText(text)
  if (!lines) return { failure: SEVERAL_COLUMNS }
  return lines.length > MAX_ADDRESSES ? { failure: tooLong(lines.length) } : { lines }
}
