import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { createQueryClient } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { sayUnsent } from '../../app/outbox/say-unsent.ts'
import { storeOnDevice } from '../../testing/device-storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { stopOutbox } from '../../testing/stop-outbox.ts'
import { evictDatabases } from '../../testing/storage-tools.ts'
import { expect, test } from '../../testing/test.ts'
import { snackbarQueue } from '../../ui/feedback/snackbar-queue.ts'
import { currentDatabase } from '../current-database.ts'
import { deviceDatabases } from '../database.ts'
import { allCommands } from './command-store.ts'
import { createOutbox } from './outbox.ts'
import { outboxControls, waitingCommands } from './waiting-commands.ts'

const ENTRY = {
  nutritionDiaryEntryId: idOf(2),
  consumedAt: '2031-03-05T12:00:00.000Z',
  description: 'Suppe mit Brot',
}
const picture = () => new File(['picture'], 'mittag.jpg', { type: 'image/jpeg' })

const startOutbox = () =>
  createOutbox({
    queryClient: createQueryClient(() => {}),
    effects: [],
    onUnsent: sayUnsent,
    isVisit: () => false,
  })

const storedCommands = async () => {
  const database = await currentDatabase()
  return database ? allCommands(database) : []
}

/** A diary entry that has no answer yet. */
const waitWithEntry = async (server: FakeServer): Promise<void> => {
  server.setReachable(false)
  await startOutbox().carryOut(createNutritionDiaryEntry, ENTRY, { imageFile: picture() })
  expect(waitingCommands.get()).toHaveLength(1)
}

const messages = () => snackbarQueue.get().map(({ message }) => message)

test.beforeEach(() => {
  storeOnDevice(idOf(1))
  snackbarQueue.set([])
})
test.afterEach(stopOutbox)

test('the tab that shows a waiting entry writes it again when the browser has removed the database', async ({
  server,
}) => {
  await waitWithEntry(server)
  await evictDatabases()
  await expect.poll(storedCommands).toMatchObject([{ input: ENTRY }])
  expect(waitingCommands.get()).toMatchObject([{ input: ENTRY }])
  const acceptedInputs: unknown[] = []
  server.on(createNutritionDiaryEntry, (input) => {
    acceptedInputs.push(input)
    return { nutritionDiaryEntryId: ENTRY.nutritionDiaryEntryId, tip: null }
  })
  server.setReachable(true)
  await outboxControls.get()?.sendNow()
  expect(acceptedInputs).toMatchObject([{ description: ENTRY.description }])
  await expect.poll(storedCommands).toEqual([])
  expect(messages()).toEqual([])
})

test('a command whose screen still waits for its answer is written again, too', async ({ server }) => {
  const answer = server.hold(markModulePageAsSeen, {})
  const outcome = startOutbox().carryOut(markModulePageAsSeen, { modulePageId: idOf(3) }, {})
  await expect.poll(() => server.callsOf(markModulePageAsSeen)).toHaveLength(1)
  await evictDatabases()
  await expect.poll(storedCommands).toHaveLength(1)
  answer.resume()
  expect(await outcome).toEqual({})
  await expect.poll(storedCommands).toEqual([])
})

test('without a session nothing is written again, and a message says how many are lost', async ({
  server,
}) => {
  await waitWithEntry(server)
  await evictDatabases()
  storedSession.clear()
  await expect
    .poll(messages)
    .toEqual(['Ein Eintrag wurde nicht gesendet, weil dein Browser den Speicher dieser App geleert hat.'])
  await expect.poll(waitingCommands.get).toEqual([])
})

test('after an eviction no database is created for a person who is being logged out', async ({ server }) => {
  await waitWithEntry(server)
  const database = await currentDatabase()
  const closed = new Promise((resolve) => database?.addEventListener('close', resolve))
  await evictDatabases()
  await closed
  const opening = currentDatabase()
  storedSession.clear()
  expect(await opening).toBe(null)
  expect(await deviceDatabases()).toEqual([])
})
