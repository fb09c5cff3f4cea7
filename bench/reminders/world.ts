import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import pg from 'pg'
import { createLinkTokens } from '../../apps/server/src/platform/mail/link-token.ts'
import { hashToken, newToken } from '../../apps/server/src/platform/sessions/token.ts'

export type Sizes = {
  apps: number
  users: number
  due: number
  /**
   * Whether reminders are mailed for the first time; otherwise every user has a link to unsubscribe, which is
   * created once in 305 days.
   */
  isFirstMail: boolean
}
export type RemindersWorld = {
  /** Sessions of users of the app on the host `localhost`. */
  tokens: string[]
  /** The planned time of the reminders that {@link makeDue} moves to a coming minute: tomorrow. */
  plannedAt: Date
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

/** The first habit of every so-many-th user of an app is planned at $1; all other intents on the six days after it. */
const INTENTS = `
  WITH of_app AS (SELECT *, row_number() OVER (PARTITION BY app_id ORDER BY id) AS number FROM habit),
    person AS (SELECT app_id, id, row_number() OVER (PARTITION BY app_id ORDER BY id) AS number FROM app_user)
  INSERT INTO habit_intent (app_id, user_id, habit_id, weekdays, notification_time, started_on, next_reminder_at, created_at)
  SELECT p.app_id, p.id, h.id, '${EVERY_DAY}', ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::time,
    ($1::timestamptz AT TIME ZONE 'Europe/Berlin')::date - 7,
    CASE WHEN h.number = 1 AND p.number % $2 = 0 THEN $1::timestamptz ELSE $1::timestamptz + interval '1 day' * (1 + floor(random() * 6)) END,
    $1
  FROM person p JOIN of_app h USING (app_id)`

/** $1 is the beginning of each link's id. */
const LINKS = `
  INSERT INTO mailed_link (app_id, id, purpose, token_hash, account_id, created_at, expires_at)
  SELECT app_id, overlay(gen_random_uuid()::text PLACING $1 FROM 1)::uuid, 'STOP_EMAIL_REMINDERS', sha256(id::text::bytea), id,
    now(), now() + interval '300 days'
  FROM app_user`

const DAY_MS = 86_400_000

const MINUTE_MS = 60_000
/** More than it takes to make reminders due, even for a hundred thousand. */
const LEAD_MS = 25_000

const minuteAfter = (now: number): Date => new Date(Math.ceil(now / MINUTE_MS) * MINUTE_MS)

/** A worker that has just started is not measured: these apps are reminded before, and warm it up. */
const WARM_UP_APPS = 20

const MAKE_DUE = `
  UPDATE habit_intent SET next_reminder_at = $1
  WHERE next_reminder_at = $2 AND reminded_on IS NULL AND ($3 OR app_id IN (
    SELECT app_id FROM app WHERE host <> 'localhost' ORDER BY host LIMIT ${WARM_UP_APPS}))`

/**
 * Plans reminders for one of the next minutes: those of some apps, or all remaining ones.
 * @returns when they are due, and how many there are
 */
export const makeDue = async (
  client: pg.Client,
  which: 'for warming up' | 'all',
  plannedAt: Date,
): Promise<{ dueAt: Date; count: number }> => {
  const dueAt = minuteAfter(Date.now() + LEAD_MS)
  const { rowCount } = await client.query(MAKE_DUE, [dueAt, plannedAt, which === 'all'])
  // Sets the visibility map, without which no scan is index only.
  await client.query('VACUUM ANALYZE habit_intent')
  await client.query('CHECKPOINT')
  return { dueAt, count: rowCount ?? 0 }
}

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
  secretKey: string,
  { apps, users, due, isFirstMail }: Sizes,
): Promise<RemindersWorld> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(FAST)
  await client.query(APPS, [apps])
  await client.query('INSERT INTO app_host (app_id, host) SELECT app_id, host FROM app')
  await client.query(USERS, [users / apps, HEALTH_DATA_CONSENT.version])
  await client.query(HABITS_OF_APPS)
  const plannedAt = minuteAfter(Date.now() + DAY_MS)
  await client.query(INTENTS, [plannedAt, users / due])
  // The first eight digits name the secret key.
  if (!isFirstMail) await client.query(LINKS, [createLinkTokens(secretKey).newLinkId().slice(0, 8)])
  const tokens = await signIn(client)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
  return { tokens, plannedAt }
}
