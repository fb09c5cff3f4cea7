import { confirmExerciseOfModulePage, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { createQueryClient } from '../../api/query-client.ts'
import { storeOnDevice } from '../../testing/device-storage.ts'
import { idOf } from '../../testing/sample-elements.ts'
import { stopOutbox } from '../../testing/stop-outbox.ts'
import { expect, test } from '../../testing/test.ts'
import { currentDatabase } from '../current-database.ts'
import { allCommands } from './command-store.ts'
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
