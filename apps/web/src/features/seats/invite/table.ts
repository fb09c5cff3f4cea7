import Papa from 'papaparse'
import { isMail } from './columns.ts'
import { recipientsIn } from './recipients.ts'

export type TableRow = { line: number; cells: string[] }
export type Table = { head: string[] | null; rows: TableRow[] }

/** Spreadsheets read the delimiter from a first line "sep=;". */
const SEPARATOR = /^\s*"?sep=(.)"?[ ;,\t]*(?:\r\n|\r|\n|$)/i

const DELIMITERS = [';', '\t', '|', ',']

const isAddress = (cell: string): boolean => cell.includes('@')

/** The rows that are not blank, each with the line on which it begins. */
const rowsOf = (text: string, delimiter: string, firstLine: number): TableRow[] => {
  let line = firstLine
  return Papa.parse<string[]>(text, { delimiter }).data.flatMap((cells) => {
    const row = { line, cells: cells.map((cell) => cell.trim()) }
    line += 1 + cells.reduce((sum, cell) => sum + cell.split(/\r\n|\r|\n/).length - 1, 0)
    return row.cells.some((cell) => cell !== '') ? [row] : []
  })
}

/** Counts cells that consist of one recipient: the right delimiter yields the most. */
const countRecipients = (rows: readonly TableRow[]): number =>
  rows.reduce(
    (sum, { cells }) =>
      sum + cells.filter((cell) => !/[;\t|]/.test(cell) && recipientsIn(cell).length === 1).length,
    0,
  )

const tableOf = (all: readonly TableRow[]): Table => {
  const [first, ...others] = all
  const hasHead = first !== undefined && !first.cells.some(isAddress) && first.cells.length > 1
  return hasHead ? { head: first.cells, rows: others } : { head: null, rows: [...all] }
}

/**
 * A table has rows of two or more cells, some of which are no address: recipients that are only separated by
 * the delimiter are no table.
 */
const isTable = ({ head, rows }: Table): boolean => {
  const wide = rows.filter(({ cells }) => cells.length > 1)
  if (rows.length < (head ? 1 : 2) || wide.length * 2 < rows.length) return false
  if (head) return rows.some(({ cells }) => cells.some(isAddress))
  if (wide.some(({ cells }) => cells[0] === '' || cells.some((cell) => cell !== '' && !isAddress(cell))))
    return true
  // A column with repeated addresses belongs to other people, such as managers.
  const width = wide[0]?.cells.length ?? 0
  if (rows.some(({ cells }) => cells.length !== width || cells.some((cell) => cell === ''))) return false
  return Array.from(
    { length: width },
    (_, index) => new Set(rows.map(({ cells }) => cells[index])).size,
  ).some((different) => different < rows.length)
}

export const readTable = (text: string): Table | null => {
  const separator = SEPARATOR.exec(text)
  if (separator) return tableOf(rowsOf(text.slice(separator[0].length), separator[1] ?? ';', 2))
  const tables = DELIMITERS.filter((each) => text.includes(each)).flatMap((delimiter) => {
    const rows = rowsOf(text, delimiter, 1)
    const table = tableOf(rows)
    const score = countRecipients(rows) + (table.head?.some(isMail) ? 1 : 0)
    return isTable(table) && score > 0 ? [{ table, score }] : []
  })
  const [best] = tables.toSorted((one, other) => other.score - one.score)
  return best?.table ?? null
}
