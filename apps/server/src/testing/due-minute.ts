import { berlinDay, berlinInstant } from '@wohlauf/contract/rules/berlin-time'
import { remindOfHabits } from '../contexts/reminders/jobs/remind-of-habits.ts'
import { runAcross } from '../platform/jobs/run-job.ts'
import type { TestApp } from './people/people.ts'
import type { TestServer } from './test-server.ts'

type DueReminders = { people: number; dueAt: Date; habits?: number; time?: string }

/** Many people with some habits each that are due at one instant, with reminders by mail. */
export const fillWithDue = async (
  testServer: TestServer,
  app: TestApp,
  { people, dueAt, habits: count = 2, time = '12:00:00' }: DueReminders,
): Promise<void> => {
  const habits: string[] = []
  while (habits.length < count) habits.push(await testServer.createHabit(app))
  await testServer.adminPool.query(
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role,
       has_completed_onboarding, notification_settings)
     SELECT $1, 'viele-' || n || '@' || $2, 'x', 'V', 'N', 'ROLE_USER', true, '{EMAIL_HABIT_REMINDER}'
     FROM generate_series(1, $3) n`,
    [app.appId, app.host, people],
  )
  await testServer.adminPool.query(
    `INSERT INTO habit_intent (app_id, user_id, habit_id, weekdays, notification_time, started_on,
       next_reminder_at, created_at)
     SELECT u.app_id, u.id, h, '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}', $3,
       $4, $5, $5
     FROM app_user u, unnest($2::uuid[]) h WHERE u.app_id = $1`,
    [app.appId, habits, time, berlinDay(dueAt), dueAt],
  )
}

/** The same for programs, which use the machine's clock: due some seconds ago, and today in Berlin. */
export const fillWithDueByNow = (testServer: TestServer, app: TestApp, people: number): Promise<void> => {
  const now = new Date()
  const midnight = berlinInstant(berlinDay(now), '00:00:00')
  const time = new Date(Math.max(now.getTime() - 10_000, midnight.getTime()))
    .toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin' })
    .padStart(8, '0')
  return fillWithDue(testServer, app, { people, dueAt: berlinInstant(berlinDay(now), time), time })
}

/** The rows that reminding has written in an app, and the number of different intents and recipients. */
export const writtenIn = async ({ adminPool }: TestServer, { appId }: TestApp) => {
  const { rows } = await adminPool.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM notification WHERE app_id = $1) AS notifications,
       (SELECT count(DISTINCT habit_intent_id)::int FROM notification WHERE app_id = $1) AS intents,
       (SELECT count(*)::int FROM mail WHERE app_id = $1) AS mails,
       (SELECT count(DISTINCT account_id)::int FROM mail WHERE app_id = $1) AS recipients,
       (SELECT count(*)::int FROM mailed_link WHERE app_id = $1) AS links`,
    [appId],
  )
  return rows[0]
}

const log = { info: () => {}, warn: () => {}, error: () => {} }

export const runMinute = ({ pool, services, clock }: TestServer): Promise<void> => {
  const run = remindOfHabits.runAcross ?? (() => Promise.reject(new Error('it is no schedule over all apps')))
  return runAcross(remindOfHabits.name, run, 'minute', { pool, services, clock: clock.now, log })
}
