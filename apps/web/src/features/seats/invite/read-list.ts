import { MAX_ADDRESSES } from '@wohlauf/contract/invited-addresses'

/** A list of 1,000 people with name, department and address has about 100 KB. */
export const MAX_LIST_MEGABYTES = 1
export const MAX_LIST_BYTES = MAX_LIST_MEGABYTES * 1024 * 1024

const DELIMITERS = [';', '\t', ','] as const

/** The number of characters from which the delimiter is determined. */
const SAMPLE = 10_000

const countOf = (text: string, character: string) => text.split(character).length - 1

/** The character that divides the columns: the most frequent one of the beginning. */
const delimiterOf = (text: string): string => {
  const sample = text.slice(0, SAMPLE)
  return DELIMITERS.reduce((best, each) => (countOf(sample, each) > countOf(sample, best) ? each : best))
}

/** The rows of a list with their cells, as RFC 4180 writes them; each character is read once. */
const rowsOf = (text: string): string[][] => {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  // Asking the text itself at each quote would read a long cell again and again.
  let isBlank = true
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
    isBlank = true
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (isQuoted) {
      if (character === '"') isQuoted = false
      else cell += character
    } else if (character === '"' && isBlank) {
      isQuoted = true
      isBlank = false
    } else if (character === delimiter) endCell()
    else if (character === '\n' || character === '\r') endRow()
    else {
      cell += character
      isBlank &&= character === ' '
    }
  }
  endRow()
  return rows
}

const looksLikeAddress = (cell: string | undefined): boolean => cell?.includes('@') ?? false

/** The column with the most addresses; the first one of a list without any. */
const columnOf = (rows: readonly string[][]): number => {
  const counts: number[] = []
  for (const row of rows)
    row.forEach((cell, column) => {
      counts[column] = (counts[column] ?? 0) + (looksLikeAddress(cell) ? 1 : 0)
    })
  return counts.reduce((best, count, column) => (count > (counts[best] ?? 0) ? column : best), 0)
}

/** "Anna Berg <anna@firma.example>", as mail programs copy it. */
const inBrackets = (cell: string): string => {
  const begin = cell.lastIndexOf('<')
  return begin >= 0 && cell.endsWith('>') ? cell.slice(begin + 1, -1).trim() : cell
}

export type ReadList = { addresses: string[] } | { failure: string }

/**
 * The addresses of a pasted list or of a file's text: the cells of the column that has most of them, and all of a list
 * without columns. A head is left out.
 */
export const readList = (text: string): ReadList => {
  const rows = rowsOf(text.replace(/^\uFEFF/, ''))
  if (rows.length === 0) return { failure: 'Die Liste ist leer.' }
  // One row of addresses, as mail programs write their recipients.
  const isOneRow = rows.length === 1 && (rows[0]?.filter(looksLikeAddress).length ?? 0) > 1
  const column = columnOf(rows)
  const cells = isOneRow ? (rows[0] ?? []) : rows.map((row) => row[column] ?? '')
  const [head, ...others] = cells
  const hasHead = !looksLikeAddress(head) && others.some(looksLikeAddress)
  const addresses = (hasHead ? others : cells).map(inBrackets).filter((cell) => cell !== '')
  if (!addresses.some(looksLikeAddress)) return { failure: 'In der Liste stehen keine E-Mail Adressen.' }
  if (addresses.length > MAX_ADDRESSES)
    return {
      failure: `Die Liste hat ${addresses.length.toLocaleString('de')} Zeilen. Mehr als ${MAX_ADDRESSES.toLocaleString('de')} auf einmal gehen nicht.`,
    }
  return { addresses }
}

/** A file's text: UTF-8, or what Excel writes in Germany without being asked. */
export const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
