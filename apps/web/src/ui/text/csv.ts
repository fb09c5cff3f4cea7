/**
 * Spreadsheets read a cell that begins so as a formula, also inside quotation marks; some accept the wide
 * forms too.
 */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const NEEDS_QUOTES = /[;"\r\n]/

/** A number never comes from a user's input, so it needs no escaping; it gets a German comma. */
const textOf = (cell: string | number | null): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const harmless = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** UTF-8 with a byte order mark and semicolons, which a German Excel opens; no cell is a formula. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): Blob => {
  const lines = rows.map((cells) => `${cells.map(textOf).join(';')}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
}
