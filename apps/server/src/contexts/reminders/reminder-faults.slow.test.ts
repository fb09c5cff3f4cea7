/** Slow: workers are started and killed; `reminders.test.ts` runs the same job without processes. */
import { createHabitLog } from '@wohlauf/contract/habits/habits'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { inTenant } from '../../platform/database/transaction.ts'
import { openBoss } from '../../platform/jobs/open-boss.ts'
import { fillWithDue, fillWithDueByNow, runMinute, writtenIn } from '../../testing/due-minute.ts'
import { advanceJobTime } from '../../testing/job-time.ts'
import { createKeeper } from '../../testing/people/habits.ts'
import { createLearner } from '../../testing/people/learner.ts'
import type { TestApp } from '../../testing/people/people.ts'
import { runProgram } from '../../testing/run-program.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { remindOfHabits } from './jobs/remind-of-habits.ts'
import { remindSomePeople } from './remind-people.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer
const WITHIN = { interval: 100 }

const PEOPLE = 450
const NOON = '2026-03-04T11:00:00Z'

const fill = (app: TestApp, dueAt = new Date(NOON)) => fillWithDue(testServer, app, { people: PEOPLE, dueAt })
const rowsOf = (app: TestApp) => writtenIn(testServer, app)
const ONCE_EACH = {
  notifications: 2 * PEOPLE,
  intents: 2 * PEOPLE,
  mails: PEOPLE,
  recipients: PEOPLE,
  links: PEOPLE,
}

test('three concurrent workers remind of each habit once, and send each person one mail', async () => {
  testServer.clock.set(NOON)
  const app = await testServer.createApp()
  await fill(app)
  await Promise.all([runMinute(testServer), runMinute(testServer), runMinute(testServer)])
  expect(await rowsOf(app)).toEqual(ONCE_EACH)
  await runMinute(testServer)
  expect(await rowsOf(app)).toEqual(ONCE_EACH)
  const { rowCount } = await adminPool.query(
    `SELECT FROM habit_intent WHERE app_id = $1 AND next_reminder_at <> '2026-03-05T11:00:00Z'`,
    [app.appId],
  )
  expect(rowCount).toBe(0)
})

test('an error in one app does not stop the others: they are reminded, and the run fails', async () => {
  testServer.clock.set(NOON)
  const [broken, other] = [await testServer.createApp(), await testServer.createApp()]
  for (const app of [broken, other]) await fill(app)
  await adminPool.query(`ALTER TABLE notification ADD CONSTRAINT broken CHECK (app_id <> '${broken.appId}')`)
  await expect(runMinute(testServer)).rejects.toThrow()
  expect(await rowsOf(other)).toEqual(ONCE_EACH)
  expect(await rowsOf(broken)).toMatchObject({ notifications: 0 })
  await adminPool.query('ALTER TABLE notification DROP CONSTRAINT broken')
  await adminPool.query('DELETE FROM habit_intent WHERE app_id = $1', [broken.appId])
})

test('a worker that is killed in the middle of the minute leaves no person half reminded, and another one does the rest', async () => {
  const app = await testServer.createApp()
  await fillWithDueByNow(testServer, app, PEOPLE)
  const boss = await openBoss(urlFor(testServer.adminUrl, ROLES.jobs, testServer.secretKey), () => {})
  onTestFinished(() => boss.stop({ graceful: false }))
  const startWorker = async () => {
    const worker = await runProgram('worker.ts', testServer)
    onTestFinished(worker.kill)
    return worker
  }
  const notifications = async () => (await rowsOf(app))?.notifications ?? 0

  const killedWorker = await startWorker()
  // Each batch takes its time, so that there is a middle.
  await adminPool.query(
    `CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END'`,
  )
  await adminPool.query(
    'CREATE TRIGGER slowly AFTER INSERT ON notification FOR EACH STATEMENT EXECUTE FUNCTION slowly()',
  )
  await boss.send(remindOfHabits.name)
  await expect.poll(notifications, WITHIN).toBeGreaterThan(0)
  await killedWorker.kill()
  const done = await notifications()
  expect(done).toBeLessThan(2 * PEOPLE)
  await adminPool.query('DROP FUNCTION slowly CASCADE')
  await startWorker()
  await boss.send(remindOfHabits.name)
  await expect.poll(notifications, WITHIN).toBe(2 * PEOPLE)
  expect(await rowsOf(app)).toMatchObject({ intents: 2 * PEOPLE, links: PEOPLE })

  // The killed worker's jobs are noticed as missing first, and then run again.
  const countRemaining = async () => {
    await advanceJobTime(testServer.adminUrl, 15)
    return (await rowsOf(app))?.mails
  }
  await expect.poll(countRemaining, WITHIN).toBe(0)
  const mine = (await testServer.mails.all()).filter(({ to }) => to.endsWith(`@${app.host}`))
  const letters = Map.groupBy(mine, ({ to }) => to)
  expect(letters.size).toBe(PEOPLE)
  // A mail whose acceptance the killed worker could not record is sent again, as the same message.
  for (const [, same] of letters) expect(new Set(same.map(({ messageId }) => messageId)).size).toBe(1)
})

test('a person with more due habits than one search finds is reminded of all of them in the minute', async () => {
  testServer.clock.set(NOON)
  const app = await testServer.createApp()
  await fillWithDue(testServer, app, { people: 100, dueAt: new Date(NOON), habits: 21 })
  await runMinute(testServer)
  expect(await rowsOf(app)).toMatchObject({ intents: 2100, mails: 100 })
})

test('withdrawals, logs and deletions during the minute’s job do not deadlock', async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  const app = await testServer.createApp()
  const keepers = []
  for (let count = 0; count < 12; count += 1)
    keepers.push(await createKeeper(testServer, { learner: await createLearner(testServer, app) }))
  testServer.clock.set(NOON)
  const answers = await Promise.all([
    ...keepers.map(({ as, habitIntentId }, nth) =>
      nth % 2 === 0
        ? testServer.call(withdrawHealthConsent, {}, as)
        : testServer.call(createHabitLog, { habitIntentId }, as),
    ),
    runMinute(testServer),
    runMinute(testServer),
  ])
  expect(new Set(answers.flatMap((answer) => (answer ? [answer.status] : [])))).toEqual(new Set([200]))
})

test('a person whose own command is running is skipped, and reminded by the next minute', async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  const busy = await createKeeper(testServer)
  const other = await createKeeper(testServer, { learner: await createLearner(testServer, busy.app) })
  testServer.clock.set(NOON)
  const command = await adminPool.connect()
  await command.query('BEGIN')
  await command.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [busy.user.id])
  await runMinute(testServer)
  expect([(await busy.unseen()).length, (await other.unseen()).length]).toEqual([0, 1])
  await command.query('ROLLBACK')
  command.release()
  await runMinute(testServer)
  expect([(await busy.unseen()).length, (await other.unseen()).length]).toEqual([1, 1])
})

test('a rolled-back transaction has reminded nobody and moved no reminder', async () => {
  testServer.clock.set('2026-03-04T09:00:00Z')
  const { app, unseen, storedReminder } = await createKeeper(testServer)
  testServer.clock.set(NOON)
  const { pool, services, clock } = testServer
  const dying = inTenant(pool, { appId: app.appId, userId: null, reach: 'app' }, async (tx) => {
    await remindSomePeople({ tx, appId: app.appId, services, now: clock.now() })
    throw new Error('the power is gone')
  })
  await expect(dying).rejects.toThrow('the power is gone')
  expect([await unseen(), await storedReminder()]).toEqual([[], '2026-03-04T11:00:00.000Z'])
  await runMinute(testServer)
  expect(await unseen()).toHaveLength(1)
})
