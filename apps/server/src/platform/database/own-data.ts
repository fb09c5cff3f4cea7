import type { Services } from '../base/services.ts'
import type { Tx } from './transaction.ts'

declare module '../base/services.ts' {
  interface Services {
    deletions: Deletions
  }
}

/** One table's data about a user, for their copy of it (Art. 15 and 20 GDPR). */
export type OwnDataSection = {
  /** A test checks that no table with users' data is missing. */
  table: string
  name: string
  title: string
  purpose: string
  /** Complete, with its columns' names, except secrets and keys that only connect rows. */
  records: readonly Record<string, unknown>[]
  /** The same data for reading: a table, or a list of facts when there are no column titles. */
  readableTable: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

export type OwnPicture = { storageKey: string; fileName: string; caption: string }

export type OwnData = { sections: readonly OwnDataSection[]; pictures?: readonly OwnPicture[] }

export type Person = { appId: string; userId: string }

/** A context's data about a user; `composition/data-of-person.ts` lists all contexts. */
export type ExportOwnData = (tx: Tx, person: Person, services: Services) => Promise<OwnData>

/** Deletes a context's data of a user, for whom the transaction acts. */
export type DeleteOwnData = (tx: Tx, userId: string) => Promise<unknown>

export type Deletions = {
  /** Runs when the consent to health data is withdrawn (Art. 9 GDPR). */
  healthData: readonly DeleteOwnData[]
  /**
   * Deletes data that no foreign key deletes with an account's row. A job removes stored files, so that they stay
   * after a rollback.
   */
  withAccount: readonly DeleteOwnData[]
}

export const without = <Row extends object, Column extends keyof Row>(
  row: Row,
  ...columns: Column[]
): Omit<Row, Column> => {
  const rest = { ...row }
  for (const column of columns) delete rest[column]
  return rest
}

export const yesOrNo = (is: boolean): string => (is ? 'Ja' : 'Nein')
