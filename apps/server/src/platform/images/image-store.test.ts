import { afterAll, expect, test } from 'vitest'
import { makeProcessedPicture } from '../../testing/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { filesIn } from '../../testing/traces.ts'
import type { FileStorage } from '../files/storage.ts'
import { createImageStore } from './image-store.ts'

const house = await startTestServer()
afterAll(house.stop)
const { appId } = await house.createApp()
const picture = await makeProcessedPicture(800, 600)
const files = () => filesIn(house.storageFolder).length

test('all versions are written, and all of them removed', async () => {
  const written = await house.services.images.write(appId, picture)
  expect(written).toMatchObject({ widths: [200, 400, 700, 800], thumbhash: picture.thumbhash })
  expect(files()).toBe(4)
  await house.services.images.remove(appId, written.imageId)
  expect(files()).toBe(0)
})

test('a storage that takes only some of the versions is left without any', async () => {
  let count = 0
  const removals: Promise<void>[] = []
  const full: FileStorage = {
    ...house.services.storage,
    write: async (...args) => {
      count += 1
      if (count === 2) throw new Error('no space left')
      return house.services.storage.write(...args)
    },
    removeAll: (segments) => {
      const removal = house.services.storage.removeAll(segments)
      removals.push(removal)
      return removal
    },
  }
  await expect(createImageStore(full).write(appId, picture)).rejects.toThrow('no space left')
  await Promise.all(removals)
  expect([count, files()]).toEqual([4, 0])
})
