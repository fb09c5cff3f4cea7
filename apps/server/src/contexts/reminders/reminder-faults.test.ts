import { createHabitLog } from '@wohlauf/contract/habits'
import { withdrawHealthConsent } from '@wohlauf/contract/user-management'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { inTenant } from '../../platform/database/transaction.ts'
import { openBoss } from '../../platform/jobs/open-boss.ts'
import { runAcross } from '../../platform/jobs/run-job.ts'
import { createKeeper } from '../../testing/habits.ts'
import { createLearner } from '../../testing/learner.ts'
import type { TestApp } from '../../testing/people.ts'
import { runProgram } from '../../testing/run-program.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { berlinDay, berlinInstant } from '../habits/rules/berlin-time.ts'
import { remindOfHabits } from './jobs/remind-of-habits.ts'
import { remindSomePeople } from './remind-people.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer
vi.setConfig({ testTimeout: 240_000 })
const WITHIN = { timeout: 100_000, interval: 100 }

const PEOPLE = 450
const NOON = '2026-03-04T11:00:00Z'

/** Many people with two habits each that are due at an instant, reminded of by mail. */
const fillWithDue = async (app: TestApp, dueAt: Date, time = '12:00:00'): Promise<void> => {
  const habits = [await testServer.createHabit(app), await testServer.createHabit(app)]
  await adminPool.query(
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role,
       has_completed_onboarding, notification_settings)
     SELECT $1, 'viele-' || n || '@' || $2, 'x', 'V', 'N', 'ROLE_USER', true, '{EMAIL_HABIT_REMINDER}'
     FROM generate_series(1, $3) n`,
    [app.appId, app.host, PEOPLE],
  )
  await adminPool.query(
    `INSERT INTO habit_intent (app_id, user_id, habit_id, weekdays, notification_time, started_on,
       next_reminder_at, created_at)
     SELECT u.app_id, u.id, h, '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}', $3,
       $4, $5, $5
     FROM app_user u, unnest($2::uuid[]) h WHERE u.app_id = $1`,
    [app.appId, habits, time, berlinDay(dueAt), dueAt],
  )
}

/** How many notifications and mails there are for these people, and how many at most for one of them. */
const writtenIn = async ({ appId }: TestApp) => {
  const { rows } = await adminPool.query(
    `SELECT (SELECT count(*)::int FROM notification WHERE app_id = $1) AS notifications,
       (SELECT count(DISTINCT habit_intent_id)::int FROM notification WHERE app_id = $1) AS intents,
       (SELECT count(*)::int FROM mail WHERE app_id = $1) AS mails,
       (SELECT count(DISTINCT account_id)::int FROM mail WHERE app_id = $1) AS recipients,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-mail' AND data->>'appId' = $1::text) AS jobs,
       (SELECT count(*)::int FROM mailed_link WHERE app_id = $1) AS links`,
    [appId],
  )
  return rows[0]
}
const ONCE_EACH = {
  notifications: 2 * PEOPLE,
  intents: 2 * PEOPLE,
  mails: PEOPLE,
  recipients: PEOPLE,
  jobs: PEOPLE,
  links: PEOPLE,
}

const log = { info: () => {}, warn: () => {}, error: () => {} }
const runMinute = () => {
  const { pool, services, clock } = testServer
  const run = remindOfHabits.runAcross ?? (() => Promise.reject(new Error('it is no schedule over all apps')))
  return runAcross(remindOfHabits.name, run, 'minute', { pool, services, clock: clock.now, log })
}

test('three workers at once remind of each habit once, and send each person one mail', async () => {
  testServer.clock.set(NOON)
  const app = await testServer.createApp()
  await fillWithDue(app, new Date(NOON))
  await Promise.all([runMinute(), runMinute(), runMinute()])
  expect(await writtenIn(app)).toEqual(ONCE_EACH)
  await runMinute()
  expect(await writtenIn(app)).toEqual(ONCE_EACH)
  const { rowCount } = await adminPool.query(
    `SELECT FROM habit_intent WHERE app_id = $1 AND next_reminder_at <> '2026-03-05T11:00:00Z'`,
    [app.appId],
  )
  expect(rowCount).toBe(0)
})

test('what one app does wrong is not the others’: they are reminded, and the run fails', async () => {
  testServer.clock.set(NOON)
  const [broken, other] = [await testServer.createApp(), await testServer.createApp()]
  for (const app of [broken, other]) await fillWithDue(app, new Date(NOON))
  await adminPool.query(`ALTER TABLE notification ADD CONSTRAINT broken CHECK (app_id <> '${broken.appId}')`)
  await expect(runMinute()).rejects.toThrow()
  expect(await writtenIn(other)).toEqual(ONCE_EACH)
  expect(await writtenIn(broken)).toMatchObject({ notifications: 0 })
  await adminPool.query('ALTER TABLE notification DROP CONSTRAINT broken')
  await adminPool.query('DELETE FROM habit_intent WHERE app_id = $1', [broken.appId])
})

test('a worker that is killed in the middle of the minute leaves whole people, and another one does the rest', async () => {
  const app = await testServer.createApp()
  const now = new Date()
  const midnight = new Date(`${berlinDay(now)}T00:00:00Z`)
  const time = new Date(Math.max(now.getTime() - 10_000, midnight.getTime()))
    .toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin' })
    .padStart(8, '0')
  await fillWithDue(app, berlinInstant(berlinDay(now), time), time)
  const boss = await openBoss(urlFor(testServer.adminUrl, ROLES.jobs, testServer.secretKey), () => {})
  onTestFinished(() => boss.stop({ graceful: false }))
  const startWorker = async () => {
    const worker = await runProgram('worker.ts', testServer)
    onTestFinished(worker.kill)
    return worker
  }
  const notifications = async () => (await writtenIn(app))?.notifications ?? 0

  const killed = await startWorker()
  // Each batch takes its time, so that there is a middle.
  await adminPool.query(
    `CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.5); RETURN NULL; END'`,
  )
  await adminPool.query(
    'CREATE TRIGGER slowly AFTER INSERT ON notification FOR EACH STATEMENT EXECUTE FUNCTION slowly()',
  )
  await boss.send(remindOfHabits.name)
  await expect.poll(notifications, WITHIN).toBeGreaterThan(0)
  await killed.kill()
  const done = await notifications()
  expect(done).toBeLessThan(2 * PEOPLE)
  await adminPool.query('DROP FUNCTION slowly CASCADE')
  await startWorker()
  await boss.send(remindOfHabits.name)
  await expect.poll(notifications, WITHIN).toBe(2 * PEOPLE)
  const { rows } = await adminPool.query(
    `SELECT count(DISTINCT habit_intent_id)::int AS intents,
       (SELECT count(*)::int FROM mailed_link WHERE app_id = $1) AS links,
       (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-mail' AND data->>'appId' = $1::text) AS jobs
     FROM notification WHERE app_id = $1`,
    [app.appId],
  )
  expect(rows[0]).toEqual({ intents: 2 * PEOPLE, links: PEOPLE, jobs: PEOPLE })
})

test('who withdraws, logs or is deleted while the minute is worked off waits for nobody in a circle', async () => {
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
    runMinute(),
    runMinute(),
  ])
  expect(new Set(answers.flatMap((answer) => (answer ? [answer.status] : [])))).toEqual(new Set([200]))
})

test('a transaction that is undone has reminded nobody and moved nothing on', async () => {
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
  await runMinute()
  expect(await unseen()).toHaveLength(1)
})
