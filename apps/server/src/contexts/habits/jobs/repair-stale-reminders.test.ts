import { afterAll, expect, test } from 'vitest'
import { createKeeper } from '../../../testing/people/habits.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { repairStaleReminders } from './repair-stale-reminders.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

test('stale reminders are found and repaired, correct and due ones are left alone', async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  const app = await testServer.createApp()
  const create = async () => createKeeper(testServer, { learner: await createLearner(testServer, app) })
  const [right, lost, late, early, off] = [
    await create(),
    await create(),
    await create(),
    await create(),
    await create(),
  ]
  const set = ({ habitIntentId }: typeof right, changes: string) =>
    adminPool.query(`UPDATE habit_intent SET ${changes} WHERE id = $1`, [habitIntentId])
  await set(lost, 'next_reminder_at = NULL')
  await set(late, `next_reminder_at = '2026-03-04T08:59:00Z'`)
  await set(early, `next_reminder_at = '2026-03-09T11:00:00Z'`)
  await set(off, 'is_enabled = false')
  await testServer.runSchedule(repairStaleReminders)
  const storedReminders = await Promise.all(
    [right, lost, late, early, off].map(({ storedReminder }) => storedReminder()),
  )
  const noon = '2026-03-04T11:00:00.000Z'
  expect(storedReminders).toEqual([noon, noon, '2026-03-04T08:59:00.000Z', noon, null])
})
