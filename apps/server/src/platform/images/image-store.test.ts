import { readdirSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { makeProcessedPicture } from '../../testing/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant, type Tx, undo } from '../database/transaction.ts'
import { keepFile } from '../files/keep-file.ts'
import type { FileStorage } from '../files/storage.ts'
import { createImageStore } from './image-store.ts'

const house = await startTestServer()
afterAll(house.stop)
const app = await house.createApp()
const { storage } = house.services
const picture = { appId: app.appId, picture: await makeProcessedPicture(800, 600), alternativeText: '' }
const document = {
  appId: app.appId,
  bytes: Buffer.from('%PDF-'),
  contentType: 'application/pdf',
  fileName: 'a.pdf',
}

const inApp = <T>(work: (tx: Tx) => Promise<T>) =>
  inTenant(house.pool, { appId: app.appId, userId: null, reach: 'app' }, work)

const files = () =>
  readdirSync(house.storageFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length

const rows = async () => {
  const { rows: found } = await house.adminPool.query(
    'SELECT (SELECT count(*)::int FROM image) + (SELECT count(*)::int FROM stored_file) AS count',
  )
  return found[0].count as number
}

/** What the work adds, as files and rows. */
const added = async (work: () => Promise<unknown>) => {
  const before = [files(), await rows()] as const
  await work()
  return [files() - before[0], (await rows()) - before[1]]
}

test('a committed transaction keeps files and rows', async () => {
  const work = () =>
    inApp(async (tx) => {
      await house.services.images.store(tx, picture)
      await keepFile(tx, storage, document)
    })
  // The folder is made with the first file.
  await work()
  expect(await added(work)).toEqual([5, 2])
})

test('a transaction that fails afterwards leaves neither', async () => {
  const failing = () =>
    inApp(async (tx) => {
      await house.services.images.store(tx, picture)
      await keepFile(tx, storage, document)
      throw new Error('the step after it went wrong')
    })
  expect(await added(() => expect(failing()).rejects.toThrow('went wrong'))).toEqual([0, 0])
})

test('an operation that says no afterwards leaves neither', async () => {
  const refusing = () =>
    inApp(async (tx) => {
      await house.services.images.store(tx, picture)
      return undo('refused')
    })
  expect(await added(async () => expect(await refusing()).toBe('refused'))).toEqual([0, 0])
})

test('a row that the database does not take leaves no file', async () => {
  const refused = () =>
    inApp((tx) => house.services.images.store(tx, { ...picture, alternativeText: 'a\0b' }))
  expect(await added(() => expect(refused()).rejects.toThrow())).toEqual([0, 0])
})

test('a storage that takes only some of the versions is left without any', async () => {
  let count = 0
  const full: FileStorage = {
    ...storage,
    write: async (...args) => {
      count += 1
      if (count === 2) throw new Error('no space left')
      return storage.write(...args)
    },
  }
  const failing = () => inApp((tx) => createImageStore(full).store(tx, picture))
  expect(await added(() => expect(failing()).rejects.toThrow('no space left'))).toEqual([0, 0])
})

test('what one transaction undid does not touch the next one on the same connection', async () => {
  const kept: string[] = []
  for (const isUndone of [true, false, true, false])
    await inApp(async (tx) => {
      const stored = await house.services.images.store(tx, picture)
      if (isUndone) return undo(null)
      kept.push(stored.imageId)
      return null
    })
  for (const imageId of kept)
    expect(await storage.read(`${app.appId}/images/${imageId}/200.webp`)).not.toBeNull()
})
