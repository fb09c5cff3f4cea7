import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import pg from 'pg'
import { hashToken, newToken } from '../../apps/server/src/platform/sessions/token.ts'

/** So many people keep a diary of each measured length. */
const MEASURED = 20

/** Of every measured diary, so many entries lie in the newest thirty days: the first page is the same. */
const ON_FIRST_PAGE = 40

/** Entries of everybody else. */
const USUAL = 10

/** Keys are consistent by construction; checking each of them would take most of the time. */
const FAST = 'SET session_replication_role = replica; SET synchronous_commit = off'

const USERS = `
  INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role, has_completed_onboarding, health_consent_version)
  SELECT $1, 'user-' || n || '@bench.example', 'x', 'Vor', 'Nach', 'ROLE_USER', true, $3 FROM generate_series(1, $2::int) n`

/** $3 entries of each person of $2: the first on the newest days, the others over ten years. Every second has a picture. */
const ENTRIES = `
  INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, meal, image_id, created_at)
  SELECT $1, person, gen_random_uuid(), at, 'Haferflocken mit Apfel und Nüssen', 'BREAKFAST',
    CASE WHEN n % 2 = 0 THEN gen_random_uuid() END, at
  FROM unnest($2::uuid[]) AS person, generate_series(1, $3::int) AS n,
    LATERAL (SELECT now() - CASE WHEN n <= ${ON_FIRST_PAGE} THEN interval '17 hours' * n
      ELSE interval '31 days' + interval '17 hours' * (n - ${ON_FIRST_PAGE}) END AS at) AS t`

const PICTURES = `
  INSERT INTO private_image (app_id, id, user_id, thumbhash, aspect_ratio, widths)
  SELECT app_id, image_id, user_id, 'aMYJFYJol3l+iHeAiZd4eEiKgJMI', 1.5, '{400,800,1200}'
  FROM nutrition_diary_entry WHERE image_id IS NOT NULL`

const SESSION = `
  INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
  VALUES ($1, $2, $3, 'web', now(), now(), 1209600, now() + interval '90 days')`

/** Fills a migrated database. @returns tokens of people, by the length of their diary */
export const createWorld = async (
  superuserUrl: string,
  users: number,
  lengths: readonly number[],
): Promise<Map<number, string[]>> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(FAST)
  const { rows: apps } = await client.query<{ id: string }>(
    `INSERT INTO app (title, prevention_type, style, host, enabled_features, sender_email_address)
     VALUES ('Bench', 'NUTRITION', 'default', 'localhost', '{NUTRITION_DIARY}', 'bench@bench.example') RETURNING app_id AS id`,
  )
  const appId = apps[0]?.id
  await client.query(`INSERT INTO app_host (app_id, host) VALUES ($1, 'localhost')`, [appId])
  await client.query(USERS, [appId, users, HEALTH_DATA_CONSENT.version])
  const { rows } = await client.query<{ id: string }>('SELECT id FROM app_user ORDER BY md5(id::text)')
  const ids = rows.map(({ id }) => id)
  const tokens = new Map<number, string[]>()
  for (const length of lengths) {
    const measured = ids.splice(0, MEASURED)
    await client.query(ENTRIES, [appId, measured, length])
    tokens.set(length, [])
    for (const id of measured) {
      const token = newToken()
      await client.query(SESSION, [appId, hashToken(token), id])
      tokens.get(length)?.push(token)
    }
  }
  await client.query(ENTRIES, [appId, ids, USUAL])
  await client.query(PICTURES)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
  return tokens
}
