import type { Services } from '../base/services.ts'
import type { Tx } from './transaction.ts'

declare module '../base/services.ts' {
  interface Services {
    deletions: Deletions
  }
}

/** The data of one table about a user, for their copy of it (Art. 15 and 20 GDPR). */
export type OwnDataSection = {
  /** The table; a test checks that no table with users' data is missing. */
  table: string
  name: string
  title: string
  /** The purpose of storing it, in a sentence. */
  purpose: string
  /** Complete, with its columns' names, except secrets and keys that only connect rows. */
  records: readonly Record<string, unknown>[]
  /** The same for reading: a table, or a list of facts when there are no column titles. */
  shown: { columns: readonly string[]; rows: readonly (readonly string[])[] }
}

export type OwnPicture = { storageKey: string; fileName: string; caption: string }

export type OwnData = { sections: readonly OwnDataSection[]; pictures?: readonly OwnPicture[] }

export type Person = { appId: string; userId: string }

/** A context's data about a user; `composition/data-of-person.ts` lists all contexts. */
export type ExportOwnData = (tx: Tx, person: Person, services: Services) => Promise<OwnData>

/** What a context deletes of a user's data, for whom the transaction acts. */
export type DeleteOwnData = (tx: Tx, userId: string) => Promise<unknown>

export type Deletions = {
  /** At the withdrawal of the consent in health data (Art. 9 GDPR). */
  healthData: readonly DeleteOwnData[]
  /**
   * Before an account is deleted: what no foreign key deletes with its row. For a stored file its row is
   * deleted, and a job removes the file: that holds when the deletion is rolled back, too.
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
