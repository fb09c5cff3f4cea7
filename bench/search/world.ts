import pg from 'pg'
import { SEARCH_INDEX } from '../../apps/server/src/composition/required-database.ts'
import { KINDS } from '../../apps/server/src/contexts/versions/kinds.ts'
import { SCHEMAS } from '../../apps/server/src/platform/database/function-schemas.ts'
import { entryWritings } from '../../apps/server/src/platform/search/sources.ts'
import { hashToken, newToken } from '../../apps/server/src/platform/sessions/token.ts'
import { textMaker } from './texts.ts'

/** Triggers would add each entry on its own; keys are consistent by construction. */
const FAST = 'SET session_replication_role = replica; SET synchronous_commit = off'

const APP = `INSERT INTO app (title, prevention_type, style, host, enabled_features, sender_email_address)
  VALUES ($1, 'NUTRITION', 'default', $1, '{DOCUMENTS,EXPERIENCE_REPORTS,PUBLICATIONS}', 'bench@bench.example') RETURNING app_id AS id`

const IMAGE = `INSERT INTO image (app_id, id, thumbhash, aspect_ratio, widths, alternative_text)
  VALUES ($1, $2, 'aMYJFYJol3l+iHeAiZd4eEiKgJMI', 1.5, '{400,800,1200}', '')`

const SESSION = `INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
  VALUES ($1, $2, $3, 'web', now(), now(), 1209600, now() + interval '90 days')`

const USER = `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role, has_completed_onboarding)
  VALUES ($1, $2, 'x', 'Vor', 'Nach', 'ROLE_USER', true) RETURNING id`

/** Each statement takes the app, and texts as titles and contents. */
const CONTENT = {
  reports: `INSERT INTO experience_report (app_id, name, age_in_years, job, family_situation, content, image_id, is_enabled, position, created_at)
    SELECT $1, title, 40, 'Lehrerin', 'Verheiratet', '<p>' || content || '</p>', gen_random_uuid(), true, 1, now() FROM unnest($2::text[], $3::text[]) AS t (title, content)`,
  documents: `INSERT INTO document (app_id, title, short_description, stored_file_id, position)
    SELECT $1, title, content, gen_random_uuid(), 1 FROM unnest($2::text[], $3::text[]) AS t (title, content)`,
  publications: `INSERT INTO publication (app_id, title, publisher, type, author, release, created_at, updated_at)
    SELECT $1, title, content, 'BOOK', 'Petra Muster', '2024', now(), now() FROM unnest($2::text[], $3::text[]) AS t (title, content)`,
  modules: `INSERT INTO module (app_id, number, title, image_id, is_enabled, position)
    SELECT $1, nth, title, $4, true, nth FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS t (title, content, nth)`,
  pages: `INSERT INTO module_page (app_id, module_id, title, is_exercise_included, is_enabled, position)
    SELECT m.app_id, m.id, t.title, false, true, t.nth
    FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS t (title, content, nth)
    JOIN module m ON m.app_id = $1 AND m.position = 1 + t.nth % (SELECT count(*) FROM module WHERE app_id = $1)`,
  elements: `INSERT INTO content_element (app_id, module_page_id, type, title, content, position)
    SELECT $1, p.id, 'RICH_TEXT', t.title, jsonb_build_object('type', 'RICH_TEXT', 'textHtml', '<p>' || t.content || '</p>'), 1
    FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS t (title, content, nth)
    JOIN (SELECT id, row_number() OVER () AS nth FROM module_page WHERE app_id = $1) AS p ON p.nth = t.nth`,
}

type Amounts = Partial<Record<keyof typeof CONTENT, number>>

/** The number of words of a text of each kind. */
const LENGTHS = { reports: 250, documents: 25, publications: 3, modules: 1, pages: 1, elements: 250 }

const write = async (client: pg.Client, appId: string, imageId: string, amounts: Amounts, seed: number) => {
  const text = textMaker(seed)
  for (const [kind, amount] of Object.entries(amounts) as [keyof typeof CONTENT, number][]) {
    const texts = (words: number) => Array.from({ length: amount }, () => text(words))
    const values = [appId, texts(4), texts(LENGTHS[kind]), ...(kind === 'modules' ? [imageId] : [])]
    await client.query(CONTENT[kind], values)
  }
}

const index = async (client: pg.Client, appId: string): Promise<void> => {
  for (const kind of KINDS)
    await client.query(`SELECT ${SCHEMAS.resolver}.publish_first_versions($1, $2)`, [appId, kind])
  for (const text of entryWritings(SEARCH_INDEX, 'app_id = $1')) await client.query(text, [appId])
}

const createApp = async (client: pg.Client, title: string, amounts: Amounts, seed: number) => {
  const { rows } = await client.query<{ id: string }>(APP, [title])
  const appId = rows[0]?.id ?? ''
  await client.query('INSERT INTO app_host (app_id, host) VALUES ($1, $2)', [appId, title])
  const { rows: ids } = await client.query<{ id: string }>('SELECT gen_random_uuid() AS id')
  const imageId = ids[0]?.id ?? ''
  await client.query(IMAGE, [appId, imageId])
  await write(client, appId, imageId, amounts, seed)
  await index(client, appId)
  return appId
}

/** Builds each index from all rows, which is faster than row by row. */
const withoutIndexes = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; make: string }>(
    `SELECT indexname AS name, indexdef AS make FROM pg_indexes WHERE indexname = ANY ('{search_entry_head,search_entry_vector,search_word_parts}')`,
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  await work()
  for (const { make } of rows) await client.query(make)
}

/** All other apps get the entries of one. */
const copyApp = async (client: pg.Client, from: string, copies: number): Promise<void> => {
  await client.query(
    'CREATE TEMP TABLE copied AS SELECT gen_random_uuid() AS app_id FROM generate_series(1, $1::int)',
    [copies],
  )
  await client.query(
    `INSERT INTO app (app_id, title, prevention_type, style, host, enabled_features, sender_email_address)
     SELECT c.app_id, c.app_id, 'NUTRITION', 'default', c.app_id, '{}', 'bench@bench.example' FROM copied c`,
  )
  await client.query(
    `INSERT INTO search_entry (app_id, id, kind, parent_id, is_visible, title, keywords, content, head, vector)
     SELECT c.app_id, e.id, e.kind, e.parent_id, e.is_visible, e.title, e.keywords, e.content, e.head, e.vector
     FROM copied c, search_entry e WHERE e.app_id = $1`,
    [from],
  )
  await client.query(
    'INSERT INTO search_word (app_id, word, lexeme) SELECT c.app_id, w.word, w.lexeme FROM copied c, search_word w WHERE w.app_id = $1',
    [from],
  )
}

const addReaders = async (client: pg.Client, appId: string, count: number): Promise<string[]> => {
  const tokens: string[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const { rows } = await client.query<{ id: string }>(USER, [appId, `user-${nth}@bench.example`])
    const userId = rows[0]?.id
    await client.query(
      `INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids, completed_at)
       SELECT app_id, $2, id, '{}', '{}', now() FROM module WHERE app_id = $1`,
      [appId, userId],
    )
    const token = newToken()
    await client.query(SESSION, [appId, hashToken(token), userId])
    tokens.push(token)
  }
  return tokens
}

const LARGE: Amounts = {
  modules: 40,
  pages: 1200,
  elements: 1200,
  reports: 3760,
  documents: 3000,
  publications: 2000,
}
const SMALL: Amounts = { modules: 4, pages: 20, elements: 20, reports: 10, documents: 15, publications: 15 }

/**
 * Fills a migrated database: one app of 10,000 texts on `localhost` among `apps` of 64.
 * @returns tokens of readers who have completed all modules
 */
export const createWorld = async (superuserUrl: string, apps: number): Promise<string[]> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query(FAST)
  let large = ''
  await withoutIndexes(client, async () => {
    const small = await createApp(client, 'small', SMALL, 1)
    await copyApp(client, small, apps - 2)
    large = await createApp(client, 'localhost', LARGE, 2)
  })
  const tokens = await addReaders(client, large, 20)
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  const { rows } = await client.query<{ entries: string; words: string; all: string; size: string }>(
    `SELECT (SELECT count(*) FROM search_entry WHERE app_id = $1) AS entries, (SELECT count(*) FROM search_word WHERE app_id = $1) AS words,
       (SELECT count(*) FROM search_entry) AS all, pg_size_pretty(pg_total_relation_size('search_entry') + pg_total_relation_size('search_word')) AS size`,
    [large],
  )
  console.log(rows[0])
  await client.end()
  return tokens
}
