import { getNotificationStatus, getUnseenNotifications } from '@wohlauf/contract/dashboard/notifications'
import { getHabitIntents, getHabitLookBack } from '@wohlauf/contract/habits/habits'
import { getModule } from '@wohlauf/contract/modules/modules'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/sessions/token.ts'
import { habitProposal } from '../../testing/content/content-elements.ts'
import { outcome } from '../../testing/content/reading.ts'
import { createFullPerson } from '../../testing/people/full-person.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { call, adminPool } = testServer

const startVisit = async () => {
  const { user, app, as } = await createFullPerson(testServer, 'Petra')
  const token = await testServer.signIn(user)
  await adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
    (await testServer.createAdmin()).id,
    hashToken(token),
  ])
  const { rows } = await adminPool.query('SELECT id, habit_id FROM habit_intent WHERE user_id = $1', [
    user.id,
  ])
  const { id: habitIntentId, habit_id: habitId } = rows[0]
  return { app, as, visit: { ...as, token }, habitIntentId, habitId }
}

test('an admin who views the account sees no habits, look back or reminders', async () => {
  const { as, visit, habitIntentId } = await startVisit()
  for (const [caller, ends] of [
    [as, 200],
    [visit, [403, 'not-allowed']],
  ] as const) {
    expect(outcome(await call(getHabitIntents, {}, caller))).toEqual(ends)
    expect(outcome(await call(getHabitLookBack, { habitIntentId }, caller))).toEqual(ends)
  }
  const unseen = async (caller: typeof as) => [
    (await call(getUnseenNotifications, {}, caller)).body.length,
    (await call(getNotificationStatus, {}, caller)).body.countOfUnhandledNotifications,
  ]
  expect([await unseen(as), await unseen(visit)]).toEqual([
    [1, 1],
    [0, 0],
  ])
})

test('neither the ledger nor a module reveals the person’s habits', async () => {
  const { app, as, visit, habitId } = await startVisit()
  const { moduleId } = await testServer.createModule(app, { pages: [{ elements: [habitProposal(habitId)] }] })
  const proposed = async (caller: typeof as) => {
    const { pages } = (await call(getModule, { moduleId }, caller)).body
    return pages[0]?.contentElements[0]
  }
  expect(await proposed(as)).toMatchObject({ isHabitIntentCreated: true })
  expect(await proposed(visit)).toMatchObject({ isHabitIntentCreated: false })
  const titles = async (caller: typeof as) => {
    const { items } = (await call(getHealthPointEntries, {}, caller)).body
    return Object.fromEntries(items.map(({ reason, title }) => [reason, title]))
  }
  const own = await titles(as)
  expect(own).toMatchObject({ 'habit-started': 'Wasser trinken', 'habit-logged': 'Wasser trinken' })
  expect(await titles(visit)).toEqual({ ...own, 'habit-started': null, 'habit-logged': null })
})
