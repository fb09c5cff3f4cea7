/** No list of people has more; a broken row may have a million. */
const MAX_COLUMNS = 200

/** Ranks a column's head by how likely the column contains the addresses of the people in the list. */
const rankOf = (head: string): number => {
  const letters = head.toLowerCase().replace(/[^a-zäöüß]/g, '')
  if (
    /vorgesetz|chef|boss|leiter|leitung|führung|fuehrung|manager|supervisor|assisten|vertret|ansprechpartner|sekret/.test(
      letters,
    )
  )
    return 0
  if (/^(?:e?mail|e?mail(?:adressen?|address|addresses)|epost)$/.test(letters)) return 3
  return letters.includes('mail') ? 2 : 1
}

/** Whether a column's head says that it contains addresses of the people in the list. */
export const isMail = (head: string): boolean => rankOf(head) >= 2

/** A single word above a list: "E-Mail", "Adresse", "Mitarbeitende". */
export const isHead = (text: string): boolean =>
  isMail(text) ||
  /^\s*(?:adressen?|teilnehm\S*|mitarbeit\S*|empfänger\S*|benutzer\S*|kontakte?|personen|namen?)\s*:?\s*$/i.test(
    text,
  )

type Column = { index: number; cells: string[] }

const theOnly = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null)

const bestOf = (columns: readonly Column[], scoreOf: (column: Column) => number): Column[] => {
  const best = Math.max(...columns.map(scoreOf))
  return columns.filter((column) => scoreOf(column) === best)
}

const countOf = ({ cells }: Column): number => cells.filter((cell) => cell.includes('@')).length

/** Each person has an own address, while several people share their manager's. */
const isOfPeople = ({ cells }: Column): boolean => {
  const addresses = cells.filter((cell) => cell.includes('@'))
  return new Set(addresses).size === addresses.length
}

/**
 * Finds the column by its head, else by how many addresses it contains and whether they differ. Null when
 * several are possible.
 */
export const columnOf = (
  head: readonly string[] | null,
  rows: readonly (readonly string[])[],
): number | null => {
  const width = rows.reduce((most, row) => Math.max(most, row.length), head?.length ?? 0)
  const columns = Array.from(
    { length: Math.min(width, MAX_COLUMNS) },
    (_, index): Column => ({ index, cells: rows.map((row) => row[index] ?? '') }),
  )
  const candidates = columns.filter((column) => countOf(column) > 0 || isMail(head?.[column.index] ?? ''))
  if (head) return theOnly(bestOf(candidates, ({ index }) => rankOf(head[index] ?? '')))?.index ?? null
  const most = bestOf(candidates, countOf)
  return (theOnly(most) ?? theOnly(most.filter(isOfPeople)))?.index ?? null
}
