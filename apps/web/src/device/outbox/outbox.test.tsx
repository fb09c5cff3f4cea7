import { confirmExerciseOfModulePage, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { createQueryClient } from '../../api/query-client.ts'
import { storeOnDevice } from '../../testing/device-storage.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { stopOutbox } from '../../testing/stop-outbox.ts'
import { expect, test } from '../../testing/test.ts'
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
    isVisit: () => false,
  })
  expect(await outbox.carryOut(markModulePageAsSeen, page, {})).toEqual({})
  expect(server.callsOf(confirmExerciseOfModulePage)).toEqual([])
  expect(database && (await allCommands(database)).map(({ id }) => id)).toEqual([idOf(3), idOf(4)])
})
