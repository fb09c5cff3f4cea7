import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import pg from 'pg'
import { KINDS } from '../../apps/server/src/contexts/versions/kinds.ts'
import { SCHEMAS } from '../../apps/server/src/platform/database/function-schemas.ts'
import { hashPassword } from '../../apps/server/src/platform/passwords/argon2.ts'
import { hashToken, newToken } from '../../apps/server/src/platform/sessions/token.ts'
import { BENCH_PASSWORD } from '../server/world.ts'

export type Sizes = {
  apps: number
  users: number
  /** Per user; the ledger of points gets the same number again. */
  logs: number
  /** The number of signed-in people, and of the apps that they are in. */
  people: number
  busyApps: number
}

/** A signed-in person, with the pages that are still to be marked, in their order. */
export type Person = {
  appId: string
  host: string
  token: string
  emailAddress: string
  moduleIds: string[]
  pageIds: string[]
}

const MODULES = 8
const PAGES = 6
/** Modules of which each user has seen the first page. */
export const SEEN_MODULES = 4
const DIARY_DAYS = 60
/** One person in ten was active long ago: their logs are older than the months whose days are stored. */
const DAYS_AGO = `CASE WHEN hashtext(i.id::text) % 10 = 0 THEN 800 ELSE 1 END`

/** Keys are consistent by construction; checking each of them would take most of the time. */
const FAST = `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`

const paragraph = `<p>${'Iss langsam, schmeck hin und hör auf, wenn du satt bist. '.repeat(12)}</p>`

/** The steps that fill a table by one statement each; `$1` and so on are the values. */
const steps = ({ apps, users, logs }: Sizes, passwordHash: string): [text: string, values: unknown[]][] => [
  [
    `INSERT INTO app (title, prevention_type, style, host, enabled_features, sender_email_address)
     SELECT 'App ' || n, 'NUTRITION', 'default', 'app-' || n || '.bench', '{NUTRITION_DIARY}', 'app-' || n || '@bench.example'
     FROM generate_series(1, $1::int) n`,
    [apps],
  ],
  ['INSERT INTO app_host (app_id, host) SELECT app_id, host FROM app', []],
  [
    `WITH m AS (SELECT app_id, gen_random_uuid() AS id, gen_random_uuid() AS image_id, n FROM app, generate_series(0, ${MODULES - 1}) n),
       i AS (INSERT INTO image (app_id, id, thumbhash, aspect_ratio, widths)
         SELECT app_id, image_id, 'aMYJFYJol3l+iHeAiZd4eEiKgJMI', 1.5, '{200,400,700,1000}' FROM m)
     INSERT INTO module (app_id, id, number, title, image_id, is_enabled, position)
     SELECT app_id, id, n, 'Modul ' || n || ': Hunger und Sättigung verstehen', image_id, true, n FROM m`,
    [],
  ],
  [
    `INSERT INTO module_page (app_id, module_id, title, is_exercise_included, is_enabled, position)
     SELECT app_id, id, 'Seite ' || n, false, true, n FROM module, generate_series(0, ${PAGES - 1}) n`,
    [],
  ],
  [
    `INSERT INTO content_element (app_id, module_page_id, type, title, content, position)
     SELECT app_id, id, 'RICH_TEXT', 'Satt werden', $1::jsonb, n FROM module_page, generate_series(0, 1) n`,
    [JSON.stringify({ type: 'RICH_TEXT', textHtml: paragraph.repeat(2) })],
  ],
  [
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role, has_completed_onboarding, health_consent_version)
     SELECT app_id, 'user-' || n || '@' || host, $2, 'Vor', 'Nach', 'ROLE_USER', true, $3 FROM app, generate_series(1, $1::int) n`,
    [Math.round(users / apps), passwordHash, HEALTH_DATA_CONSENT.version],
  ],
  [
    `INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids, last_viewed_at)
     SELECT m.app_id, u.id, m.id, ARRAY[p.id], '{}', now() - random() * interval '90 days'
     FROM app_user u JOIN module m USING (app_id) JOIN module_page p ON (p.app_id, p.module_id, p.position) = (m.app_id, m.id, 0)
     WHERE m.position < ${SEEN_MODULES}`,
    [],
  ],
  [
    `INSERT INTO habit (app_id, title, min_runtime_weeks, introduction) SELECT app_id, 'Wasser trinken', 4, '' FROM app`,
    [],
  ],
  [
    `INSERT INTO habit_intent (app_id, user_id, habit_id, weekdays, notification_time, started_on, next_reminder_at, created_at)
     SELECT u.app_id, u.id, h.id, '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}', '12:00', current_date - 900,
       date_trunc('day', now()) + interval '11 hours' + interval '1 day' * (2 + floor(random() * 6)), now() - interval '900 days'
     FROM app_user u JOIN habit h USING (app_id)`,
    [],
  ],
  [
    `INSERT INTO habit_log (app_id, user_id, habit_intent_id, run, logged_on, created_at)
     SELECT app_id, user_id, i.id, run, day, day FROM habit_intent i, generate_series(1, $1::int) n,
       LATERAL (SELECT current_date - ${DAYS_AGO} - n AS day)`,
    [logs],
  ],
  [
    `INSERT INTO health_point_entry (app_id, user_id, reason, subject, title, points, created_at)
     SELECT app_id, user_id, 'habit-logged', l.logged_on || ' ' || habit_id, 'Wasser trinken', 5, l.created_at
     FROM habit_log l JOIN habit_intent i USING (app_id, user_id)`,
    [],
  ],
  // Triggers do so for saved items.
  [
    `SELECT count(${SCHEMAS.resolver}.publish_first_versions(app_id, kind)) FROM app, unnest($1::text[]) AS kind`,
    [[...KINDS]],
  ],
  [
    `INSERT INTO user_progress (app_id, user_id, health_points) SELECT app_id, id, 5 * $1::int FROM app_user`,
    [logs],
  ],
  [
    `INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, meal, created_at)
     SELECT app_id, id, gen_random_uuid(), now() - interval '2 days', 'Linsensuppe mit Brot', 'LUNCH', now() - interval '2 days' FROM app_user`,
    [],
  ],
]

type PersonRow = { id: string; appId: string; host: string; emailAddress: string }

const chosenPeople = async (client: pg.Client, { people, busyApps }: Sizes): Promise<PersonRow[]> => {
  const { rows } = await client.query<PersonRow>(
    `WITH busy AS (SELECT app_id, host FROM app ORDER BY md5(app_id::text) LIMIT $1)
     SELECT u.id, busy.app_id AS "appId", host, email_address AS "emailAddress" FROM busy,
       LATERAL (SELECT id, email_address FROM app_user u WHERE u.app_id = busy.app_id ORDER BY md5(id::text) LIMIT $2) u`,
    [busyApps, Math.ceil(people / busyApps)],
  )
  return rows
}

const signIn = async (client: pg.Client, { id, appId }: PersonRow): Promise<string> => {
  const token = newToken()
  await client.query(
    `INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
     VALUES ($1, $2, $3, 'web', now(), now(), 1209600, now() + interval '90 days')`,
    [appId, hashToken(token), id],
  )
  await client.query(
    `INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, meal, created_at)
     SELECT $1, $2, gen_random_uuid(), now() - interval '1 day' * n, 'Linsensuppe mit Brot', 'LUNCH', now() - interval '1 day' * n
     FROM generate_series(3, ${DIARY_DAYS}) n`,
    [appId, id],
  )
  return token
}

/** The modules of an app, and the pages that none of its users has seen. */
const contentOf = async (
  client: pg.Client,
  appId: string,
): Promise<Pick<Person, 'moduleIds' | 'pageIds'>> => {
  const { rows } = await client.query<{ moduleId: string; pageId: string; isSeen: boolean }>(
    `SELECT m.id AS "moduleId", p.id AS "pageId", m.position < ${SEEN_MODULES} AND p.position = 0 AS "isSeen"
     FROM module m JOIN module_page p ON (p.app_id, p.module_id) = (m.app_id, m.id) WHERE m.app_id = $1 ORDER BY m.position, p.position`,
    [appId],
  )
  return {
    moduleIds: [...new Set(rows.map(({ moduleId }) => moduleId))],
    pageIds: rows.filter(({ isSeen }) => !isSeen).map(({ pageId }) => pageId),
  }
}

/** Fills a migrated database with apps of equally many users by one statement for each table. */
export const createWorld = async (superuserUrl: string, sizes: Sizes): Promise<Person[]> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    await client.query(FAST)
    for (const [text, values] of steps(sizes, await hashPassword(BENCH_PASSWORD)))
      await client.query(text, values)
    const people: Person[] = []
    for (const row of await chosenPeople(client, sizes))
      people.push({
        ...row,
        token: await signIn(client, row),
        ...(await contentOf(client, row.appId)),
      })
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
    return people
  } finally {
    await client.end()
  }
}
