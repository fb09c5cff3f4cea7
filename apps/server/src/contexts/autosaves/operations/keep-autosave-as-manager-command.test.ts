import {
  dropAutosaveAsManager,
  getAutosaveAsManager,
  getAutosavesAsManager,
  keepAutosaveAsManager,
} from '@wohlauf/contract/autosaves/autosaves'
import { MAX_AUTOSAVES } from '@wohlauf/contract/values/limits/autosave-limits'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { removeOldAutosaves } from '../jobs/remove-old-autosaves.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const NAME = 'recipe-new'

const begin = async () => {
  const { as, app, user } = await createManager(testServer)
  const at = (seconds: number) => new Date(testServer.clock.now().getTime() + seconds * 1000).toISOString()
  return {
    as,
    app,
    user,
    at,
    keep: (text: string, typedAt = at(0), more: { name?: string; revision?: number } = {}) =>
      testServer
        .call(
          keepAutosaveAsManager,
          { name: NAME, values: JSON.stringify({ name: text }), typedAt, ...more },
          as,
        )
        .then(outcome),
    read: async (name = NAME, caller = as) =>
      (await testServer.call(getAutosaveAsManager, { name }, caller)).body,
    list: async (caller = as) => (await testServer.call(getAutosavesAsManager, {}, caller)).body,
  }
}

test('one row contains the latest input, also when an earlier call arrives later', async () => {
  const { keep, read, list, at } = await begin()
  expect(await read()).toBeNull()
  await keep('Su', at(-3))
  await keep('Suppe', at(-1), { revision: 4 })
  // A retry after a lost answer.
  await keep('Suppe', at(-1), { revision: 4 })
  await keep('Sup', at(-2))
  expect(await read()).toEqual({ name: NAME, values: '{"name":"Suppe"}', revision: 4, typedAt: at(-1) })
  expect(await list()).toEqual([{ name: NAME, typedAt: at(-1) }])
})

test('a device whose clock is ahead does not overwrite later input', async () => {
  const { keep, read, at } = await begin()
  await keep('aus der Zukunft', at(3600))
  testServer.clock.advance(1000)
  await keep('jetzt')
  expect(await read()).toMatchObject({ values: '{"name":"jetzt"}' })
})

test('it is gone once it is dropped, and dropping it again succeeds', async () => {
  const { keep, read, as } = await begin()
  await keep('Suppe')
  for (let press = 0; press < 2; press += 1)
    expect(await testServer.call(dropAutosaveAsManager, { name: NAME }, as).then(outcome)).toBe(200)
  expect(await read()).toBeNull()
})

test('nobody else can read or drop it: no other manager of the app, and none of another one', async () => {
  const { keep, read, list, app } = await begin()
  await keep('Suppe')
  for (const { as } of [await createManager(testServer, app), await createManager(testServer)]) {
    expect(await read(NAME, as)).toBeNull()
    expect(await list(as)).toEqual([])
    await testServer.call(dropAutosaveAsManager, { name: NAME }, as)
  }
  expect(await read()).toMatchObject({ name: NAME })
})

test('the number of drafts per editor is limited, and an existing one can always be updated', async () => {
  const { keep, user, app, at } = await begin()
  await testServer.adminPool.query(
    `INSERT INTO autosave (app_id, user_id, name, form_values, typed_at)
     SELECT $1, $2, 'recipe-' || number, '{}', $3 FROM generate_series(1, $4::int) AS number`,
    [app.appId, user.id, at(-60), MAX_AUTOSAVES],
  )
  expect(await keep('Suppe')).toEqual([409, 'too-many-autosaves'])
  expect(await keep('Suppe', at(0), { name: 'recipe-1' })).toBe(200)
})

test('it is removed after thirty days, and with the account', async () => {
  const { keep, list, user, app, at } = await begin()
  const day = 86_400
  await keep('alt', at(-30 * day - 1), { name: 'old' })
  await keep('jung', at(-30 * day + 1), { name: 'young' })
  await testServer.runSchedule(removeOldAutosaves)
  expect((await list())?.map(({ name }) => name)).toEqual(['young'])
  await testServer.adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
  const { rows } = await testServer.adminPool.query('SELECT FROM autosave WHERE app_id = $1', [app.appId])
  expect(rows).toEqual([])
})

test('it writes no entry into the audit log', async () => {
  const { keep, user } = await begin()
  await keep('Suppe')
  const { rows } = await testServer.adminPool.query('SELECT FROM audit_entry WHERE actor_id = $1', [user.id])
  expect(rows).toEqual([])
})
