/** Spreadsheets take a cell that begins so for a formula, also inside of quotation marks; some take the wide forms too. */
const BEGINS_FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

const NEEDS_QUOTES = /[;"\r\n]/

/** A number is never typed by a user, so it is written as it is, with a German comma. */
const textOf = (cell: string | number | null): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  const harmless = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** UTF-8 with a byte order mark and semicolons, as a German Excel opens it; no cell is a formula. */
export const csvOf = (rows: readonly (readonly (string | number | null)[])[]): Blob => {
  const lines = rows.map((cells) => `${cells.map(textOf).join(';')}\r\n`)
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' })
}
