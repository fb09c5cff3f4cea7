import {
  createTipAsManager,
  getTipsAsManager,
  publishTipAsManager,
  unpublishTipAsManager,
  updateOrderOfTipsAsManager,
  updateTipAsManager,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createDiarist } from '../../../testing/people/diary.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createDesk = async () => {
  const manager = await createManager(testServer)
  const { as } = manager
  return {
    ...manager,
    create: (values: { type?: 'FACT'; description?: string } = {}) =>
      testServer.call(createTipAsManager, { type: 'CHECK', description: 'War es Hunger?', ...values }, as),
    list: async () => (await testServer.call(getTipsAsManager, {}, as)).body,
  }
}

test('a new tip is the last one and not published', async () => {
  const { create, list } = await createDesk()
  const { nutritionDiaryTipId } = (await create()).body
  await create({ type: 'FACT', description: '  Linsen machen satt.  ' })
  expect(await list()).toEqual([
    {
      nutritionDiaryTipId,
      type: 'CHECK',
      description: 'War es Hunger?',
      isPublished: false,
      revision: 1,
    },
    expect.objectContaining({ type: 'FACT', description: 'Linsen machen satt.', isPublished: false }),
  ])
})

test.each([
  ['', 'Dieses Feld muss gefüllt sein'],
  ['   ', 'Dieses Feld muss gefüllt sein'],
  ['x'.repeat(256), 'Der Wert darf höchstens 255 Zeichen lang sein'],
])('the text %j is refused', async (description, message) => {
  const { create } = await createDesk()
  expect((await create({ description })).refusal?.fields).toEqual({ description: message })
})

test('a person who has received a tip sees its new text, also when it is hidden', async () => {
  const { app, as, create, list } = await createDesk()
  const { nutritionDiaryTipId } = (await create()).body
  const user = await testServer.createUser({ app })
  const learner = { app, user, as: { token: await testServer.signIn(user), host: app.host } }
  const { write, items } = await createDiarist(testServer, learner)
  await write()
  expect(await items()).toHaveLength(1)
  await testServer.call(publishTipAsManager, { nutritionDiaryTipId }, as)
  expect((await write()).tipId).toBe(nutritionDiaryTipId)
  await testServer.call(updateTipAsManager, { nutritionDiaryTipId, type: 'FACT', description: 'Neu' }, as)
  expect(await list()).toMatchObject([{ type: 'FACT', description: 'Neu', isPublished: true, revision: 2 }])
  await testServer.call(unpublishTipAsManager, { nutritionDiaryTipId }, as)
  expect((await items())[0]).toMatchObject({ kind: 'TIP', type: 'FACT', description: 'Neu' })
})

test('sorting affects nobody’s progress: a person who has received a tip gets the remaining ones', async () => {
  const { app, as } = await createDesk()
  const [one, two, three] = (await testServer.createTips(app, 3)) as [string, string, string]
  const user = await testServer.createUser({ app })
  const learner = { app, user, as: { token: await testServer.signIn(user), host: app.host } }
  const { write } = await createDiarist(testServer, learner)
  expect((await write()).tipId).toBe(one)
  await testServer.call(updateOrderOfTipsAsManager, { sortedIdsOfTips: [three, one, two] }, as)
  testServer.clock.advance(2 * 86_400_000)
  const back = await createDiarist(testServer, {
    ...learner,
    as: { ...learner.as, token: await testServer.signIn(user) },
  })
  expect([(await back.write()).tipId, (await back.write()).tipId]).toEqual([null, three])
})
