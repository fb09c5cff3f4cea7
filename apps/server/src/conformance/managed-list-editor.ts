import { sortedIdsOf } from '@wohlauf/contract/managed-items'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestFile } from '../testing/call.ts'
import { outcome } from '../testing/content/reading.ts'
import { filesIn } from '../testing/database/traces.ts'
import { makePicture } from '../testing/files/picture.ts'
import { createManager } from '../testing/people/manager.ts'
import type { TestServer } from '../testing/test-server.ts'
import type { ManagedListCase } from './managed-list.ts'
import { sampleFiles } from './sample-input.ts'

type Files = Record<string, TestFile>

const otherPicture = await makePicture(300, 500)

const othersFor = (file: TestFile): TestFile[] =>
  file.type === 'image/png'
    ? [{ ...file, bytes: otherPicture }]
    : // Other bytes of the same length, and another name.
      [
        { ...file, bytes: Buffer.from(String(file.bytes).replace('1.4', '1.7')) },
        { ...file, fileName: 'anders.pdf' },
      ]

/** A list of three rows, and two managers of its app. */
export const createEditorOf = async (testServer: TestServer, list: ManagedListCase) => {
  const { app, as } = await createManager(testServer)
  const another = await createManager(testServer, app)
  // Commands of one person wait for each other: concurrent calls come from both.
  let calls = 0
  const nextManager = () => (calls++ % 2 === 0 ? as : another.as)
  const sample = await list.write(testServer, app)
  const { parentId, about } = sample
  const ids = sample.ids as [string, string, string]
  const usualFiles = await sampleFiles(list.create)
  const call = (operation: AnyOperation, input: object, files: Files = {}) =>
    testServer.call<AnyOperation>(operation, input, { ...nextManager(), files })
  const ofParent = (id = parentId) => (list.parent ? { [list.parent]: id } : {})
  const rows = async () => list.rowsIn((await call(list.read, list.readInput(about))).body)
  return {
    app,
    ids,
    /** The usual files of a creation, each time with one difference. */
    otherFiles: Object.entries(usualFiles).flatMap(([part, file]) =>
      othersFor(file).map((other) => ({ ...usualFiles, [part]: other })),
    ),
    storedFiles: () => filesIn(`${testServer.storageFolder}/${app.appId}`).length,
    parentId,
    rows,
    row: async (id: string) => (await rows()).find((row) => row[list.id] === id),
    order: async () => (await rows()).map((row) => row[list.id]),
    on: (operation: AnyOperation, id: string) => call(operation, { [list.id]: id }).then(outcome),
    create: (id: string, more: object = {}, files = usualFiles) =>
      call(list.create, { ...ofParent(), [list.id]: id, ...list.created, ...more }, files),
    /** Changes the row to the other content, unless more is given. */
    change: (id: string, more: object = {}) =>
      call(list.update, { [list.id]: id, ...list.created, ...list.other, ...more }).then(outcome),
    sort: (sorted: readonly string[], parent?: string) => {
      if (!list.sort) throw new Error('managers do not sort the list')
      return call(list.sort, { ...ofParent(parent), [sortedIdsOf(list.sort)]: sorted }).then(outcome)
    },
    duplicate: async (operation: AnyOperation, id: string) =>
      (await call(operation, { [list.id]: id })).body[list.id] as string,
    /** The number of different positions among its rows. */
    positions: async () => {
      const [column, value] = list.parentColumn ? [list.parentColumn, parentId] : ['app_id', app.appId]
      const { rows: counts } = await testServer.adminPool.query(
        `SELECT count(DISTINCT position)::int AS positions FROM "${list.table}" WHERE "${column}" = $1`,
        [value],
      )
      return counts[0]?.positions
    },
  }
}
