import type { Tx } from './database/transaction.ts'
import type { Services } from './services.ts'

/** What one table holds about a person, for their copy of it (Art. 15 and 20 GDPR). */
export type OwnDataSection = {
  /** The table that it tells of; a test asks that no table with something of a user is left out. */
  table: string
  /** Its key in the machine-readable copy. */
  name: string
  title: string
  /** What it is kept for, in a sentence. */
  purpose: string
  /** Whole, with its columns' names, but for secrets and the keys that only tie rows together. */
  records: readonly Record<string, unknown>[]
  /** The same for reading: a table, or facts when there are no column titles. */
  shown: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A picture that somebody gave us, as it is kept. */
export type OwnPicture = { storageKey: string; fileName: string; caption: string }

export type OwnData = { sections: readonly OwnDataSection[]; pictures?: readonly OwnPicture[] }

export type Person = { appId: string; userId: string }

/** A context's answer to "what do you know of me?"; `composition/data-of-person.ts` lists them all. */
export type ExportOwnData = (tx: Tx, person: Person, services: Services) => Promise<OwnData>

/** A row without some of its columns. */
export const without = <Row extends object, Column extends keyof Row>(
  row: Row,
  ...columns: Column[]
): Omit<Row, Column> => {
  const rest = { ...row }
  for (const column of columns) delete rest[column]
  return rest
}

export const yesOrNo = (is: boolean): string => (is ? 'Ja' : 'Nein')
