import { findAsManager } from '@wohlauf/contract/overview/find'
import { afterAll, expect, test } from 'vitest'
import type { Learner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

type Caller = Learner['as']

const find = async (text: string, as: Caller) => {
  const { body } = await testServer.call(findAsManager, { text }, as)
  return body.results
}

test('finds contents by each word of their names in any case, with their position', async () => {
  const { app, as } = await createManager(testServer)
  const { moduleId, pages } = await testServer.createModule(app, { title: 'Gut trinken', pages: [{}, {}] })
  await testServer.adminPool.query(`UPDATE module_page SET title = 'Tee zum Trinken' WHERE id = $1`, [
    pages[1]?.modulePageId,
  ])
  const recipeId = await testServer.createRecipe(app, { name: 'Trinkbare Linsensuppe', isEnabled: false })
  const results = await find('TRINK', as)
  expect(results).toEqual([
    {
      kind: 'MODULE',
      id: moduleId,
      title: expect.stringMatching(/^Modul \d+: Gut trinken$/),
      partOf: null,
      placeId: moduleId,
    },
    {
      kind: 'MODULE_PAGE',
      id: pages[1]?.modulePageId,
      title: 'Tee zum Trinken',
      partOf: 'Gut trinken',
      placeId: moduleId,
    },
    { kind: 'RECIPE', id: recipeId, title: 'Trinkbare Linsensuppe', partOf: null, placeId: recipeId },
  ])
  expect(await find('linsen trink', as)).toEqual([expect.objectContaining({ id: recipeId })])
  expect(await find('linsen kaffee', as)).toEqual([])
  expect(await find('%', as)).toEqual([])
})

test('finds nothing of another app, and no kind whose feature is switched off', async () => {
  const { app, as } = await createManager(testServer)
  await testServer.createRecipe(app, { name: 'Linsensuppe' })
  const other = await createManager(testServer)
  expect(await find('linsensuppe', other.as)).toEqual([])
  await testServer.adminPool.query(`UPDATE app SET enabled_features = '{}' WHERE app_id = $1`, [app.appId])
  expect(await find('linsensuppe', as)).toEqual([])
})

test("finds people's seats only for callers who may see the list", async () => {
  const { app, as } = await createManager(testServer)
  const [own, other] = [
    await testServer.createSponsor(app, { statuses: ['INVITED'] }),
    await testServer.createSponsor(app, { statuses: ['INVITED'] }),
  ]
  await testServer.adminPool.query(
    `UPDATE seat SET email_address = 'rita.ross.' || id || '@firma.example' WHERE app_id = $1`,
    [app.appId],
  )
  const manager = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId: own.sponsorId })
  const places = async (caller: Caller) =>
    (await find('ross firma', caller)).map(({ kind, placeId }) => [kind, placeId]).sort()
  expect(await places(as)).toEqual(
    [
      ['SEAT', own.sponsorId],
      ['SEAT', other.sponsorId],
    ].sort(),
  )
  const asSponsor = { token: await testServer.signIn(manager), host: app.host }
  expect(await places(asSponsor)).toEqual([['SEAT', own.sponsorId]])
  await testServer.createRecipe(app, { name: 'Ross aus der Firma' })
  expect(await places(asSponsor)).toEqual([['SEAT', own.sponsorId]])
})

test('at most five of a kind, those that begin with the text first', async () => {
  const { app, as } = await createManager(testServer)
  for (let nth = 0; nth < 7; nth += 1) await testServer.createRecipe(app, { name: `Suppe ${nth}` })
  await testServer.createRecipe(app, { name: 'Alles außer Suppe' })
  expect((await find('suppe', as)).map(({ title }) => title)).toEqual(
    [0, 1, 2, 3, 4].map((nth) => `Suppe ${nth}`),
  )
})
