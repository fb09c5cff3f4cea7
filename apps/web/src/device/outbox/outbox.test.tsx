import { confirmExerciseOfModulePage, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { sayUnsent } from '../../app/outbox/say-unsent.ts'
import { storeOnDevice } from '../../testing/device-storage.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { stopOutbox } from '../../testing/stop-outbox.ts'
import { expect, test } from '../../testing/test.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { currentDatabase } from '../current-database.ts'
import { allCommands, createCommandStore } from './command-store.ts'
import { createOutbox } from './outbox.ts'

test.beforeEach(() => storeOnDevice(idOf(1)))
test.afterEach(stopOutbox)

const page = { modulePageId: idOf(2) }

test.for([
  { title: 'on the device', isVisit: false, stored: 2 },
  { title: 'where nothing can be stored', isVisit: true, stored: 0 },
])(
  'a command is sent after the answer to the one before, $title',
  async ({ isVisit, stored }, { server }) => {
    const confirming = server.hold(confirmExerciseOfModulePage, {})
    server.on(markModulePageAsSeen, {})
    const outbox = createOutbox({
      queryClient: createQueryClient(() => {}),
      effects: [],
      onUnsent: sayUnsent,
      isVisit: () => isVisit,
    })
    const both = [confirmExerciseOfModulePage, markModulePageAsSeen].map((operation) =>
      outbox.carryOut(operation, page, {}),
    )
    await expect.poll(() => server.callsOf(confirmExerciseOfModulePage)).toHaveLength(1)
    const database = await currentDatabase()
    await expect.poll(() => database && allCommands(database)).toHaveLength(stored)
    expect(server.callsOf(markModulePageAsSeen)).toEqual([])
    confirming.resume()
    expect(await Promise.all(both)).toEqual([{}, {}])
    expect(server.callsOf(markModulePageAsSeen)).toHaveLength(1)
  },
)

test('a command is sent although the one before was refused', async ({ server }) => {
  server.refuse(confirmExerciseOfModulePage, 'not-found')
  server.on(markModulePageAsSeen, {})
  const outbox = createOutbox({
    queryClient: createQueryClient(() => {}),
    effects: [],
    onUnsent: sayUnsent,
    isVisit: () => true,
  })
  const refused = outbox.carryOut(confirmExerciseOfModulePage, page, {})
  const accepted = outbox.carryOut(markModulePageAsSeen, page, {})
  await expect(refused).rejects.toMatchObject({ identifier: 'not-found' })
  expect(await accepted).toEqual({})
})

test('a command is sent although several before it were refused, which stay until they are seen', async ({
  server,
}) => {
  server.on(confirmExerciseOfModulePage, {})
  server.on(markModulePageAsSeen, {})
  const database = await currentDatabase()
  for (const id of [idOf(3), idOf(4)])
    await (database && createCommandStore(database))?.add({
      id,
      operation: confirmExerciseOfModulePage.name,
      input: page,
      files: {},
      doneAtMs: 0,
      day: '2031-03-05',
      refusal: { status: 404, identifier: 'not-found', message: '' },
    })
  const outbox = createOutbox({
    queryClient: createQueryClient(() => {}),
    effects: [],
    onUnsent: sayUnsent,
    isVisit: () => false,
  })
  expect(await outbox.carryOut(markModulePageAsSeen, page, {})).toEqual({})
  expect(server.callsOf(confirmExerciseOfModulePage)).toEqual([])
  expect(database && (await allCommands(database)).map(({ id }) => id)).toEqual([idOf(3), idOf(4)])
})

/** A browser without room for commands; removing answers makes some for the last of these attempts. */
const fillDevice = (failingAttempts: number) => {
  let attempts = 0
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    attempts += 1
    if (attempts <= failingAttempts) throw new DOMException('', 'QuotaExceededError')
    return this.put(value)
  })
  onTestFinished(() => add.mockRestore())
}

const markPage = () => {
  const outbox = createOutbox({
    queryClient: createQueryClient(() => {}),
    effects: [],
    onUnsent: sayUnsent,
    isVisit: () => false,
  })
  return outbox.carryOut(markModulePageAsSeen, page, {})
}

test('on a full device a command gets the room of old answers', async ({ server }) => {
  const database = await currentDatabase()
  const openedAtMs = serverNow().getTime()
  for (const key of ['a', 'b'])
    await database?.put(
      'answers',
      { operation: key, answer: null, receivedAtMs: 0, openedAtMs, bytes: 100 },
      key,
    )
  fillDevice(1)
  server.setReachable(false)
  expect(await markPage()).toEqual({})
  expect(await database?.count('answers')).toBe(1)
  expect(database && (await allCommands(database))).toHaveLength(1)
})

test('without any room the reason is said, and with a network the command is sent', async ({ server }) => {
  fillDevice(Number.POSITIVE_INFINITY)
  server.setReachable(false)
  await expect(markPage()).rejects.toThrow(/^Auf deinem Gerät ist kein Platz mehr/)
  server.setReachable(true)
  server.on(markModulePageAsSeen, {})
  expect(await markPage()).toEqual({})
})

test('in a browser without a storage a command needs a network', async ({ server }) => {
  const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError')
  })
  onTestFinished(() => open.mockRestore())
  storeOnDevice(idOf(5))
  server.setReachable(false)
  await expect(markPage()).rejects.toThrow(/^Es konnte keine Verbindung/)
  server.setReachable(true)
  server.on(markModulePageAsSeen, {})
  expect(await markPage()).toEqual({})
})
