import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestFile } from '../testing/call.ts'
import type { TestApp } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

type Input = Record<string, unknown>
type Written = { parentId: string; ids: string[]; about: string }

/** A list as managers change it: its operations, and the names of their fields. */
export type ManagedListCase = {
  /** The input field with a row's id. */
  id: string
  /** The input field with the id of the parent row. */
  parent?: string
  /** The table, and its column with the parent. */
  table: string
  parentColumn?: string
  sort: AnyOperation
  sortedIds: string
  create: AnyOperation
  /** The fields of a new row, besides its id and its parent. */
  created: Input
  files?: () => Promise<Record<string, TestFile>>
  remove?: AnyOperation
  duplicate?: AnyOperation
  show?: AnyOperation
  hide?: AnyOperation
  /** Plans when a row is published. */
  plan?: AnyOperation
  read: AnyOperation
  /** The input of `read`, and the list in its answer. */
  asked: (parentId: string) => Input
  // biome-ignore lint/suspicious/noExplicitAny: the answer of each list has another shape
  rowsIn: (answer: any, parentId: string) => Input[]
  /** Creates a list of three rows. */
  write: (testServer: TestServer, app: TestApp) => Promise<Written>
}

/** The functions that a list with planned publishing needs for its test. */
export type PlannedListCase = Pick<ManagedListCase, 'id' | 'read' | 'asked' | 'rowsIn' | 'write'> &
  Required<Pick<ManagedListCase, 'plan' | 'show' | 'hide'>>

/** The lists of a context, by their names in the tests' titles. */
export type ManagedLists = {
  /** Those that managers sort. */
  sorted?: Readonly<Record<string, ManagedListCase>>
  /** Those without an order whose publications are planned. */
  plannedUnsorted?: Readonly<Record<string, PlannedListCase>>
  /** Operations of lists without an order, which have tests of their own. */
  ofUnsorted?: readonly AnyOperation[]
}

/** Creates three rows of an app's only list of their kind. */
export const threeRows =
  (createRow: (testServer: TestServer, app: TestApp) => Promise<string>): ManagedListCase['write'] =>
  async (testServer, app) => {
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.push(await createRow(testServer, app))
    return { parentId: '', about: '', ids }
  }

/** The rows of an answer that says of each whether it is published. */
export const publishableRows = (answer: { isPublished: boolean }[]): Input[] =>
  answer.map((row) => ({ ...row, isEnabled: row.isPublished }))
