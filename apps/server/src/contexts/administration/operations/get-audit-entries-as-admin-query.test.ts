import { getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import { createHabitAsManager, updateHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const admin = await testServer.createAdmin()
const as = { token: await testServer.signInAdmin(admin) }

type Input = { ofAppId?: string; limit?: number; after?: string }
const ask = (input: Input) => testServer.call(getAuditEntriesAsAdmin, input, as)

const HABIT = { title: 'Wasser trinken', minRuntime: 4, introduction: '<p>Ein Glas am Morgen</p>' }

/** An app whose manager has created `count` habits, one a minute. */
const createBusyApp = async (count: number) => {
  const manager = await createManager(testServer)
  const habitIds: string[] = []
  for (let at = 0; at < count; at += 1) {
    testServer.clock.advance(60_000)
    const { body } = await testServer.call(createHabitAsManager, HABIT, manager.as)
    habitIds.push(body.habitId)
  }
  return { ...manager, habitIds }
}

test('returns who did what to what, when and from where, in words', async () => {
  const { app, user, habitIds } = await createBusyApp(1)
  const { body } = await ask({ ofAppId: app.appId })
  expect(body).toEqual({
    items: [
      {
        auditEntryId: expect.any(String),
        at: testServer.clock.now().toISOString(),
        actor: { id: user.id, role: 'ROLE_APP_MANAGER', emailAddress: user.emailAddress },
        app: { appId: app.appId, title: app.title },
        title: 'Gewohnheit angelegt',
        operation: 'habits/create-habit-as-manager-command',
        target: { kind: 'habit', id: habitIds[0], title: HABIT.title },
        network: '127.0.0.0/24',
      },
    ],
    next: null,
  })
})

test('goes through an app’s entries page by page, newest first', async () => {
  const { app, habitIds } = await createBusyApp(5)
  await createBusyApp(1)
  const seenEntries: (string | undefined)[] = []
  let after: string | undefined
  const sizes: number[] = []
  do {
    const { body } = await ask({ ofAppId: app.appId, limit: 2, ...(after ? { after } : {}) })
    seenEntries.push(...body.items.map(({ target }) => target?.id))
    sizes.push(body.items.length)
    after = body.next ?? undefined
  } while (after)
  expect(seenEntries).toEqual(habitIds.toReversed())
  expect(sizes).toEqual([2, 2, 1])
})

test('without a filter it shows the entries of all apps, each with its own staff', async () => {
  const [one, two] = [await createBusyApp(1), await createBusyApp(1)]
  const { body } = await ask({ limit: 2 })
  expect(body.items.map(({ app, actor }) => [app?.title, actor.emailAddress])).toEqual([
    [two.app.title, two.user.emailAddress],
    [one.app.title, one.user.emailAddress],
  ])
})

test('entries about deleted accounts, apps and operations show the remaining data', async () => {
  const { app, user } = await createBusyApp(1)
  await testServer.adminPool.query('DELETE FROM app WHERE app_id = $1', [app.appId])
  testServer.clock.advance(60_000)
  await testServer.adminPool.query(
    `INSERT INTO audit_entry (at, operation, actor_id) VALUES ($1, 'former/former-command', $2)`,
    [testServer.clock.now(), admin.id],
  )
  const { body } = await ask({ limit: 2 })
  expect(body.items).toMatchObject([
    {
      actor: { id: admin.id, role: null, emailAddress: admin.emailAddress },
      app: null,
      title: 'former/former-command',
      target: null,
      network: null,
    },
    { actor: { id: user.id, emailAddress: null }, app: { appId: app.appId, title: null } },
  ])
})

test('a cursor is accepted by its own list alone', async () => {
  const [one, two] = [await createBusyApp(2), await createBusyApp(2)]
  const { body } = await ask({ ofAppId: one.app.appId, limit: 1 })
  const after = body.next ?? ''
  expect(after).not.toContain(one.app.appId)
  expect((await ask({ ofAppId: one.app.appId, limit: 1, after })).body.next).toBeNull()
  const REFUSED = [400, 'cursor-not-valid']
  expect(outcome(await ask({ ofAppId: two.app.appId, after }))).toEqual(REFUSED)
  expect(outcome(await ask({ after }))).toEqual(REFUSED)
  const changedCursor = `${after.slice(0, 20)}${after[20] === 'A' ? 'B' : 'A'}${after.slice(21)}`
  for (const wrong of ['x', 'AAAA', changedCursor, after.slice(0, -4), `${after}AAAA`])
    expect(outcome(await ask({ ofAppId: one.app.appId, after: wrong }))).toEqual(REFUSED)
})

test.each([{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { after: '' }, { after: 'x'.repeat(1001) }])(
  'refuses %o',
  async (input) => {
    expect(outcome(await ask(input))).toEqual([400, 'not-valid'])
  },
)

test('a page has fifty entries by default', async () => {
  const { app, as: asManager, habitIds } = await createBusyApp(1)
  const input = { ...HABIT, habitId: habitIds[0] ?? '' }
  for (let at = 0; at < 50; at += 1) await testServer.call(updateHabitAsManager, input, asManager)
  const { body } = await ask({ ofAppId: app.appId })
  expect([body.items.length, body.next === null]).toEqual([50, false])
})

test('is for admins only', async () => {
  const { as: asManager } = await createManager(testServer)
  for (const token of [null, asManager.token])
    expect(outcome(await testServer.call(getAuditEntriesAsAdmin, {}, { token }))).toEqual([
      401,
      'authentication-required',
    ])
})
