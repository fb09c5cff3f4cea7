import { afterAll, expect, test } from 'vitest'
import { filesIn } from '../../../testing/database/traces.ts'
import { makeProcessedPicture } from '../../../testing/files/picture.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import type { FileStorage } from '../storage.ts'
import { createImageStore } from './image-store.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { appId } = await testServer.createApp()
const picture = await makeProcessedPicture(800, 600)
const files = () => filesIn(testServer.storageFolder).length

test('all versions are written, and all of them removed', async () => {
  const writtenImage = await testServer.services.images.write(appId, picture)
  expect(writtenImage).toMatchObject({ widths: [200, 400, 700, 800], thumbhash: picture.thumbhash })
  expect(files()).toBe(4)
  await testServer.services.images.remove(appId, writtenImage.imageId)
  expect(files()).toBe(0)
})

test('when only some of the versions could be written, all are removed', async () => {
  let count = 0
  const removals: Promise<void>[] = []
  const full: FileStorage = {
    ...testServer.services.storage,
    write: async (...args) => {
      count += 1
      if (count === 2) throw new Error('no space left')
      return testServer.services.storage.write(...args)
    },
    removeAll: (segments) => {
      const removal = testServer.services.storage.removeAll(segments)
      removals.push(removal)
      return removal
    },
  }
  await expect(createImageStore(full).write(appId, picture)).rejects.toThrow('no space left')
  await Promise.all(removals)
  expect([count, files()]).toEqual([4, 0])
})
