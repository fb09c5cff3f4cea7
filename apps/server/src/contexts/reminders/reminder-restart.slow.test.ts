/** Slow: a PostgreSQL of its own is restarted and killed; `reminders.test.ts` runs the same job without processes. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { openBoss } from '../../platform/jobs/open-boss.ts'
import { startOwnCluster } from '../../testing/database/own-cluster.ts'
import { fillWithDueByNow, writtenIn } from '../../testing/due-minute.ts'
import { advanceJobTime } from '../../testing/job-time.ts'
import { runProgram } from '../../testing/run-program.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { remindOfHabits } from './jobs/remind-of-habits.ts'

const cluster = await startOwnCluster()
const testServer = await startTestServer({ database: cluster })
const worker = await runProgram('worker.ts', testServer)
afterAll(async () => {
  await worker.kill()
  await testServer.stop()
})
const { adminPool } = testServer
const WITHIN = { interval: 100 }
const PEOPLE = 450

/** The next minute, for a queue whose time stands still. */
const startMinute = async (): Promise<void> => {
  const boss = await openBoss(urlFor(testServer.adminUrl, ROLES.jobs, testServer.secretKey), () => {})
  onTestFinished(() => boss.stop({ graceful: false }))
  await boss.send(remindOfHabits.name)
}

/** Each batch takes its time, so that there is a middle. */
const SLOWLY = `
  CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END';
  CREATE TRIGGER slowly AFTER INSERT ON notification FOR EACH STATEMENT EXECUTE FUNCTION slowly()`

test.each([
  ['is restarted', cluster.stop],
  ['crashes', cluster.crash],
] as const)('a database that %s in the middle of the minute: each is reminded once', async (_, takeAway) => {
  const app = await testServer.createApp()
  await fillWithDueByNow(testServer, app, PEOPLE)
  await adminPool.query(SLOWLY)
  const notifications = async () => (await writtenIn(testServer, app))?.notifications ?? 0
  await startMinute()
  await expect.poll(notifications, WITHIN).toBeGreaterThan(0)
  await takeAway()
  await cluster.start()
  await expect.poll(() => notifications().catch(() => Number.NaN), WITHIN).toBeGreaterThan(0)
  expect(await notifications()).toBeLessThan(2 * PEOPLE)

  await adminPool.query('DROP FUNCTION slowly CASCADE')
  await startMinute()
  await expect.poll(notifications, WITHIN).toBe(2 * PEOPLE)
  expect(await writtenIn(testServer, app)).toMatchObject({ intents: 2 * PEOPLE, links: PEOPLE })
  const countRemaining = async () => {
    // The worker's running job is noticed as missing first, and then runs again.
    await advanceJobTime(testServer.adminUrl, 15)
    return (await writtenIn(testServer, app))?.mails
  }
  await expect.poll(countRemaining, WITHIN).toBe(0)
  const mine = (await testServer.mails.all()).filter(({ to }) => to.endsWith(`@${app.host}`))
  const letters = Map.groupBy(mine, ({ to }) => to)
  expect(letters.size).toBe(PEOPLE)
  // A mail whose acceptance could not be recorded is sent again, as the same message.
  for (const [, same] of letters) expect(new Set(same.map(({ messageId }) => messageId)).size).toBe(1)
})
