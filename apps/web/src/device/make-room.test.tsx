import { stopStoringOnDevice, storeOnDevice } from '../testing/device-storage.ts'
import { idOf } from '../testing/sample-elements.ts'
import { expect, test } from '../testing/test.ts'
import { serverNow } from '../ui/time/clock.ts'
import { currentDatabase } from './current-database.ts'
import type { DeviceDatabase } from './database.ts'
import { makeRoom } from './make-room.ts'
import { STORED_MS } from './rules/entries-to-remove.ts'
import { writeWithRoom } from './write-with-room.ts'

const DAY_MS = STORED_MS / 30

const fill = async (): Promise<DeviceDatabase> => {
  const database = await currentDatabase()
  if (!database) throw new Error('this browser has no storage')
  const at = (days: number) => ({ openedAtMs: serverNow().getTime() - days * DAY_MS, bytes: 100 })
  for (const days of [1, 10, 31, 40])
    await database.put('answers', { operation: 'a', answer: days, receivedAtMs: 0, ...at(days) }, `a ${days}`)
  for (const days of [2, 32]) await database.put('files', { blob: new Blob([]), ...at(days) }, `f ${days}`)
  await database.put('marks', { title: 'Modul', markedAtMs: 0, answers: ['a 40'], files: [] }, 'module 1')
  return database
}

const keys = async (database: DeviceDatabase) => [
  await database.getAllKeys('answers'),
  await database.getAllKeys('files'),
]

test.beforeEach(() => storeOnDevice(idOf(1)))
test.afterEach(stopStoringOnDevice)

test('entries not opened for 30 days are removed, except marked ones', async () => {
  const database = await fill()
  await makeRoom(database)
  expect(await keys(database)).toEqual([['a 1', 'a 10', 'a 40'], ['f 2']])
})

test('answers and files share the room, and the oldest is removed first', async () => {
  const database = await fill()
  await makeRoom(database, 200)
  expect(await keys(database)).toEqual([['a 1', 'a 40'], []])
})

const refuseWrite = () => Promise.reject(new DOMException('', 'QuotaExceededError'))

test('a browser without more room gets a second attempt with half of the data', async () => {
  const database = await fill()
  let tries = 0
  await writeWithRoom(database, () => {
    tries += 1
    return tries === 1 ? refuseWrite() : Promise.resolve()
  })
  expect(tries).toBe(2)
  expect(await keys(database)).toEqual([['a 1', 'a 40'], ['f 2']])
})

test('data that still do not fit are not written', async () => {
  const database = await fill()
  await expect(writeWithRoom(database, refuseWrite)).rejects.toThrow(DOMException)
})
