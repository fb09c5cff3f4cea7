import type { AnyOperation, OutputOf } from '@wohlauf/contract/operation'
import type { TestApp } from '../testing/people/people.ts'
import type { TestServer } from '../testing/test-server.ts'

type Input = Record<string, unknown>

/** Three rows of a list; `about` is the argument of `readInput` that reads them. */
type Written = { parentId: string; about: string; ids: string[] }

/** A list in managers' hands: its operations, and the names of their fields. */
export type ManagedListCase = {
  /** The input field with a row's id. */
  id: string
  /** The input field with the id of the parent row. */
  parent?: string
  /** The table, and its column with the parent. */
  table: string
  parentColumn?: string
  create: AnyOperation
  /** The fields of a new row, besides its id and its parent. */
  created: Input
  /** Another value of each of its fields: one alone is other content, and all of them are a change. */
  other: Input
  update: AnyOperation
  /** Omitted: managers do not sort the list. */
  sort?: AnyOperation
  remove?: AnyOperation
  duplicate?: AnyOperation
  show?: AnyOperation
  hide?: AnyOperation
  /** Plans when a row is published. */
  plan?: AnyOperation
  read: AnyOperation
  /** The input of `read`, and the list in its answer. */
  readInput: (about: string) => Input
  rowsIn: (answer: OutputOf<AnyOperation>) => Input[]
  /** Learners read all shown rows with it. */
  readAsLearner?: AnyOperation
  /** Creates a row of an app's only list of its kind, shown where it can be hidden. */
  createRow?: (testServer: TestServer, app: TestApp) => Promise<string>
  /** Creates a list of three such rows. */
  write: (testServer: TestServer, app: TestApp) => Promise<Written>
}

type Reading = 'readInput' | 'rowsIn'

/** A list in the form that a context states it, without the parts that most lists share. */
type StatedList = Omit<ManagedListCase, Reading | 'createRow' | 'write'> &
  Partial<Pick<ManagedListCase, Reading>> &
  (Required<Pick<ManagedListCase, 'createRow'>> | Pick<ManagedListCase, 'write'>)

/** The lists of a context, by their names in the tests' titles. */
export type ManagedLists = Readonly<Record<string, StatedList>>

const threeRows =
  (createRow: NonNullable<ManagedListCase['createRow']>): ManagedListCase['write'] =>
  async (testServer, app) => {
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.push(await createRow(testServer, app))
    return { parentId: '', about: '', ids }
  }

/** Some lists return whether a row is published, others whether it is enabled. */
const asEnabled = (row: Input): Input => ('isPublished' in row ? { ...row, isEnabled: row.isPublished } : row)

export const withDefaults = (statedList: StatedList): ManagedListCase => {
  const { readInput = () => ({}), rowsIn = (answer) => answer } = statedList
  return {
    ...statedList,
    readInput,
    rowsIn: (answer) => rowsIn(answer).map(asEnabled),
    write: 'createRow' in statedList ? threeRows(statedList.createRow) : statedList.write,
  }
}
