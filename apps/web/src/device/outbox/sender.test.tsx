import { vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { sayUnsent } from '../../app/outbox/say-unsent.ts'
import { stopStoringOnDevice, storeOnDevice } from '../../testing/device-storage.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleApp } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'
import { clockDifference, forgetServerTime, recordServerTime, serverNow } from '../../ui/time/clock.ts'
import { currentDatabase } from '../current-database.ts'
import { senderOf } from './sender.ts'

const DAY_MS = 86_400_000

test.beforeEach(() => {
  storeOnDevice(idOf(1))
  forgetServerTime()
})
test.afterEach(async () => {
  forgetServerTime()
  await stopStoringOnDevice()
})

const startOutbox = () =>
  senderOf({ queryClient: createQueryClient(() => {}), effects: [], onUnsent: sayUnsent })

test('a device whose clock is a day slow, and that starts without a network, knows the server’s day of its last visit', async () => {
  recordServerTime(new Date(Date.now() + DAY_MS).toUTCString())
  await startOutbox()
  const storedDifference = await (await currentDatabase())?.get('facts', 'clockDifferenceMs')
  forgetServerTime()
  // A new start opens the database again.
  storedSession.setOwner(sampleApp.appId, idOf(2))
  await currentDatabase()
  storedSession.setOwner(sampleApp.appId, idOf(1))
  await currentDatabase()
  expect(clockDifference.get()).toBe(storedDifference)
  expect(Math.abs(serverNow().getTime() - Date.now() - DAY_MS)).toBeLessThan(2000)
})

test('a device without room for anything more sends the queued commands', async () => {
  const database = await currentDatabase()
  recordServerTime(new Date(Date.now() + DAY_MS).toUTCString())
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  expect(await startOutbox()).not.toBeNull()
  expect(put).toHaveBeenCalled()
  put.mockRestore()
  expect(await database?.get('facts', 'clockDifferenceMs')).toBeUndefined()
})
