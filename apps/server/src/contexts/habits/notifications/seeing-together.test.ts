import { markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { afterAll, expect, test, vi } from 'vitest'
import { SCHEMAS } from '../../../platform/database/function-schemas.ts'
import { writesOf } from '../../../platform/database/writes.ts'
import { hashToken } from '../../../platform/sessions/token.ts'
import { createKeepers, type Keeper, remindAt } from '../../../testing/people/habits.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, clock, pool } = testServer
const app = await testServer.createApp()
const habitId = await testServer.createHabit(app)

/** People who have a reminder that they have not seen. */
const createReminded = async (count: number) => {
  clock.set('2026-03-04T09:00:00Z')
  const keepers = await createKeepers(testServer, { app, habitId, count })
  // The reminder of the day before is too late.
  for (const time of ['09:00', '11:00']) await remindAt(testServer, `2026-03-04T${time}:00Z`)
  return Promise.all(
    keepers.map(async (keeper) => ({
      ...keeper,
      notificationId: (await keeper.unseen())[0]?.notificationId ?? '',
    })),
  )
}
type Reminded = Keeper & { notificationId: string }
const see = async ({ as, notificationId }: Reminded) =>
  (await testServer.call(markNotificationAsSeen, { notificationId }, as)).status

test('people who see a reminder at the same moment share a statement, and each has seen the own one', async () => {
  const people = await createReminded(8)
  const query = vi.spyOn(writesOf(pool), 'query')
  expect(await Promise.all(people.map(see))).toEqual(people.map(() => 200))
  const sent = query.mock.calls.filter(
    ([statement]) => (statement as { name?: string }).name === 'write-mark_reminders_as_seen',
  )
  query.mockRestore()
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length).toBeLessThan(people.length)
  expect(await Promise.all(people.map(({ badge }) => badge()))).toEqual(people.map(() => 0))
})

test('a session that has ended marks nothing, nor does a person for another', async () => {
  const people = await createReminded(3)
  const [whole, foreign, ended] = people
  if (!whole || !foreign || !ended) throw new Error('too few people')
  await adminPool.query('DELETE FROM session WHERE user_id = $1', [ended.user.id])
  const { rows } = await pool.query<{ written: boolean[] }>(
    `SELECT ${SCHEMAS.writes}.mark_reminders_as_seen($1, $2, $3, $4, $5, $6) AS written`,
    [
      app.appId,
      '100ms',
      people.map(({ user }) => user.id),
      people.map((one) => hashToken((one === foreign ? whole : one).as.token ?? '')),
      people.map(() => clock.now()),
      people.map(({ notificationId }) => notificationId),
    ],
  )
  expect(rows[0]?.written).toEqual([true, false, false])
  const { rows: seen } = await adminPool.query<{ user_id: string }>(
    'SELECT user_id FROM notification WHERE user_id = ANY ($1) AND seen_at IS NOT NULL',
    [people.map(({ user }) => user.id)],
  )
  expect(seen).toEqual([{ user_id: whole.user.id }])
})
