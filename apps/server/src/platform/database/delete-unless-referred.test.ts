import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { removeUnusedImage } from '../storage/images/remove-unused-image.ts'
import { removeUnusedFile } from '../storage/remove-unused-file.ts'
import { image, storedFile } from '../storage/tables.ts'
import { deleteUnlessReferred } from './delete-unless-referred.ts'
import { inTenant, type Tx } from './transaction.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
const { moduleId, imageId } = await testServer.createModule(app)
const { documentId } = await testServer.createDocument(app)

const inApp = <T>(work: (tx: Tx) => Promise<T>) =>
  inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, work)

const storedFileId = async (): Promise<string> => {
  const { rows } = await testServer.adminPool.query(
    'SELECT stored_file_id AS id FROM document WHERE id = $1',
    [documentId],
  )
  return rows[0]?.id
}

test('a row with references stays, and the transaction continues', async () => {
  const fileId = await storedFileId()
  const remainingRows = await inApp(async (tx) => [
    await deleteUnlessReferred(tx, image, imageId),
    await deleteUnlessReferred(tx, storedFile, fileId),
    (await tx.select().from(image)).map(({ id }) => id),
  ])
  expect(remainingRows).toEqual([null, null, [imageId]])
})

test('no reference to a picture or a file cascades, so that a deletion never removes the referring row', async () => {
  const { rows } = await testServer.adminPool.query(
    `SELECT conname AS name, confdeltype AS action FROM pg_constraint
     WHERE contype = 'f' AND confrelid IN ('image'::regclass, 'stored_file'::regclass)`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(rows.filter(({ action }) => action !== 'a')).toEqual([])
})

test('a file is deleted with its bytes when the last reference is gone, and not before', async () => {
  const fileId = await storedFileId()
  const { rows } = await testServer.adminPool.query(
    'SELECT storage_key AS key FROM stored_file WHERE id = $1',
    [fileId],
  )
  const { key } = rows[0]
  const remove = async () => {
    await inApp((tx) => enqueue(tx, removeUnusedFile, { storedFileId: fileId }))
    expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
    const keptFile = await testServer.services.storage.read(key)
    keptFile?.destroy()
    return keptFile !== null
  }
  expect(await remove()).toBe(true)
  await testServer.adminPool.query('DELETE FROM document WHERE id = $1', [documentId])
  expect(await remove()).toBe(false)
  expect(await remove()).toBe(false)
})

test('a picture is deleted with its files when the last reference is gone, only in its own app', async () => {
  const elsewhere = await testServer.createApp()
  await testServer.adminPool.query('DELETE FROM module WHERE id = $1', [moduleId])
  const isServed = async () => {
    const url = `/api/files/images/${imageId}/40.webp`
    return (await testServer.send({ method: 'GET', url, host: app.host })).status === 200
  }
  await inTenant(testServer.pool, { appId: elsewhere.appId, userId: null, reach: 'app' }, (tx) =>
    enqueue(tx, removeUnusedImage, { imageId }),
  )
  await testServer.runJobs()
  expect(await isServed()).toBe(true)
  await inApp((tx) => enqueue(tx, removeUnusedImage, { imageId }))
  await testServer.runJobs()
  expect(await isServed()).toBe(false)
})
