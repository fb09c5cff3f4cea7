import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal-texts'
import pg from 'pg'
import { hashToken, newToken } from '../../apps/server/src/platform/sessions/token.ts'

export type Sizes = { apps: number; users: number; due: number }
export type RemindersWorld = {
  /** Sessions of users of the app on the host `localhost`. */
  tokens: string[]
  /** When the due reminders are due: the minute before the data were complete. */
  dueAt: Date
}

const HABITS = 3
const READERS = 200
const EVERY_DAY = '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}'

/** Keys are consistent by construction; checking each of them would take most of the time. */
const FAST = `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`

const APPS = `
  INSERT INTO app (title, prevention_type, style, host, enabled_features, sender_email_address)
  SELECT 'App ' || n, 'NUTRITION', 'default', CASE n WHEN 1 THEN 'localhost' ELSE 'app-' || n || '.bench' END,
    '{GOAL_TRACKING}', 'app-' || n || '@bench.example'
  FROM generate_series(1, $1::int) n`

const USERS = `
  INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role, has_completed_onboarding,
    health_consent_version, notification_settings)
  SELECT app_id, 'user-' || n || '@' || host, 'x', 'Vor', 'Nach', 'ROLE_USER', true, $2, '{EMAIL_HABIT_REMINDER}'
  FROM app, generate_series(1, $1::int) n`

const HABITS_OF_APPS = `
  INSERT INTO habit (app_id, title, min_runtime_weeks, introduction)
  SELECT app_id, 'Gewohnheit ' || n, 4, '' FROM app, generate_series(1, ${HABITS}) n`

/** The first habit of every so-many-th user of an app is due; all other intents within the next six days. */
const INTENTS = `
  WITH of_app AS (SELECT *, row_number() OVER (PARTITION BY app_id ORDER BY id) AS number FROM habit),
    person AS (SELECT app_id, id, row_number() OVER (PARTITION BY app_id ORDER BY id) AS number FROM app_user)
  INSERT INTO habit_intent (app_id, user_id, habit_id, weekdays, notification_time, started_on, next_reminder_at, created_at)
  SELECT p.app_id, p.id, h.id, '${EVERY_DAY}', ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::time,
    ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::date - 7,
    CASE WHEN h.number = 1 AND p.number % $2 = 0 THEN $1::timestamptz ELSE $1::timestamptz + interval '1 day' * (1 + floor(random() * 6)) END,
    $1
  FROM person p JOIN of_app h USING (app_id)`

const minuteBefore = (now: Date): Date => new Date(Math.floor(now.getTime() / 60_000) * 60_000 - 60_000)

const signIn = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ app_id: string; id: string }>(
    `SELECT u.app_id, u.id FROM app_user u JOIN app USING (app_id) WHERE host = 'localhost' LIMIT ${READERS}`,
  )
  const tokens: string[] = []
  for (const { app_id, id } of rows) {
    const token = newToken()
    await client.query(
      `INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
       VALUES ($1, $2, $3, 'web', now(), now(), 1209600, now() + interval '90 days')`,
      [app_id, hashToken(token), id],
    )
    tokens.push(token)
  }
  return tokens
}

/** Fills a migrated database with apps of equally many users with three habits each. */
export const createWorld = async (
  superuserUrl: string,
  { apps, users, due }: Sizes,
): Promise<RemindersWorld> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(FAST)
  await client.query(APPS, [apps])
  await client.query('INSERT INTO app_host (app_id, host) SELECT app_id, host FROM app')
  await client.query(USERS, [users / apps, HEALTH_DATA_CONSENT.version])
  await client.query(HABITS_OF_APPS)
  const dueAt = minuteBefore(new Date())
  await client.query(INTENTS, [dueAt, users / due])
  const tokens = await signIn(client)
  // Sets the visibility map, without which no scan is index only.
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
  return { tokens, dueAt }
}
