import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import {
  updateDescriptionOfDocumentAsManager,
  updateFileOfDocumentAsManager,
} from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { afterAll, expect, test } from 'vitest'
import { documentElement } from '../../../testing/content/content-elements.ts'
import { createReading, NOWHERE, outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { makeDocx, zip } from '../../../testing/files/word-files.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const docx = await makeDocx()

const createReplacing = async () => {
  const manager = await createManager(testServer)
  const { documentId } = await testServer.createDocument(manager.app)
  return {
    ...manager,
    documentId,
    replace: (fields: object = {}, bytes = docx) =>
      testServer.call(
        updateFileOfDocumentAsManager,
        { documentId, ...fields },
        { ...manager.as, files: { file: { bytes, fileName: 'Plan.docx', type: '' } } },
      ),
    list: async () => (await testServer.call(getDocumentsAsManager, {}, manager.as)).body,
    files: () => filesIn(`${testServer.storageFolder}/${manager.app.appId}`),
  }
}

test('the new file is listed, downloaded and named in modules; the old one is deleted', async () => {
  const { app, documentId, replace, list, files } = await createReplacing()
  const learner = await createLearner(testServer, app)
  const { read } = await createReading(testServer, [{ elements: [documentElement(documentId)] }], learner)
  const before = files()
  const { status, body } = await replace({ revision: 1 })
  expect([status, body]).toEqual([200, {}])
  expect(await list()).toMatchObject([{ documentId, title: 'Merkblatt', fileName: 'Plan.docx', revision: 2 }])
  expect((await testServer.call(getDocumentFile, { documentId }, learner.as)).bytes.equals(docx)).toBe(true)
  expect((await read()).pages[0]?.contentElements).toMatchObject([{ documentFileName: 'Plan.docx' }])

  await testServer.runJobs()
  expect(files().filter((file) => before.includes(file))).toHaveLength(before.length - 1)
  expect(files()).toHaveLength(before.length)
  const { rowCount } = await testServer.adminPool.query('SELECT FROM stored_file WHERE app_id = $1', [
    app.appId,
  ])
  expect(rowCount).toBe(1)
  expect((await testServer.call(getDocumentFile, { documentId }, learner.as)).bytes.equals(docx)).toBe(true)
})

test('refuses a file of another type, and keeps the old one', async () => {
  const { replace, list, files } = await createReplacing()
  const before = files()
  expect(await replace({}, await zip({ a: 'b' })).then(outcome)).toEqual([415, 'wrong-file-format'])
  await testServer.runJobs()
  expect(files()).toEqual(before)
  expect(await list()).toMatchObject([{ fileName: 'Merkblatt.pdf', revision: 1 }])
})

test('a concurrent change is not overwritten, and no file is left over', async () => {
  const { as, documentId, replace, list, files } = await createReplacing()
  const before = files()
  await testServer.call(
    updateDescriptionOfDocumentAsManager,
    { documentId, title: 'Neu', shortDescription: 'Neu' },
    as,
  )
  expect(await replace({ revision: 1 }).then(outcome)).toEqual([409, 'conflict'])
  expect(files()).toEqual(before)
  expect(await list()).toMatchObject([{ title: 'Neu', fileName: 'Merkblatt.pdf', revision: 2 }])
})

test('returns 404 for a document of another app and for an unknown one, and leaves no file', async () => {
  const { replace, files } = await createReplacing()
  const theirs = await createReplacing()
  const before = files()
  for (const documentId of [theirs.documentId, NOWHERE])
    expect(await replace({ documentId }).then(outcome)).toEqual([404, 'not-found'])
  expect(files()).toEqual(before)
  expect(await theirs.list()).toMatchObject([{ fileName: 'Merkblatt.pdf' }])
})
