import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashPassword } from '../../apps/server/src/platform/passwords/argon2.ts'
import { hashToken, newToken } from '../../apps/server/src/platform/sessions/token.ts'
import { type BenchShared, createSharedContent } from './shared-content.ts'

const BENCH_HOST = 'localhost'
export const BENCH_PASSWORD = 'bench-password-2026'
const MODULES = 20
const PAGES = 6
const SEEN_PAGES = 1
/** Only this many users' sessions are used; more would only measure the load generator's memory. */
const SIGNED_IN = 1000

type BenchUser = { userId: string; token: string; emailAddress: string }
export type BenchWorld = {
  appId: string
  users: BenchUser[]
  modules: { moduleId: string; pageIds: string[] }[]
  shared: BenchShared
}

const paragraph = `<p>${'Iss langsam, schmeck hin und hör auf, wenn du satt bist. '.repeat(12)}</p>`

/** Elements of a page: two texts, a quiz on the first page of each module. */
const elementsOf = (pageIndex: number) => [
  { type: 'RICH_TEXT', content: { type: 'RICH_TEXT', textHtml: paragraph.repeat(2) } },
  { type: 'RICH_TEXT', content: { type: 'RICH_TEXT', textHtml: paragraph } },
  ...(pageIndex === 0
    ? [
        {
          type: 'QUIZ',
          content: {
            type: 'QUIZ',
            question: 'Wie viele Portionen Gemüse und Obst am Tag?',
            possibleAnswers: [true, false, false].map((isCorrectAnswer, index) => ({
              contentElementQuizAnswerId: randomUUID(),
              text: `Antwort ${index}`,
              explanation: paragraph,
              isCorrectAnswer,
            })),
          },
        },
      ]
    : []),
]

const createContent = async (client: pg.Client, appId: string): Promise<BenchWorld['modules']> => {
  const modules = []
  for (let position = 0; position < MODULES; position += 1) {
    const [imageId, moduleId] = [randomUUID(), randomUUID()]
    await client.query(
      `INSERT INTO image (app_id, id, thumbhash, aspect_ratio, widths) VALUES ($1, $2, 'aMYJFYJol3l+iHeAiZd4eEiKgJMI', 1.5, '{200,400,700,1000}')`,
      [appId, imageId],
    )
    await client.query(
      'INSERT INTO module (app_id, id, number, title, image_id, is_enabled, position) VALUES ($1, $2, $3, $4, $5, true, $3)',
      [appId, moduleId, position, `Modul ${position}: Hunger und Sättigung verstehen`, imageId],
    )
    const pageIds: string[] = []
    for (let pageIndex = 0; pageIndex < PAGES; pageIndex += 1) {
      const pageId = randomUUID()
      pageIds.push(pageId)
      await client.query(
        'INSERT INTO module_page (app_id, id, module_id, title, is_exercise_included, is_enabled, position) VALUES ($1, $2, $3, $4, false, true, $5)',
        [appId, pageId, moduleId, `Seite ${pageIndex}`, pageIndex],
      )
      for (const [index, { type, content }] of elementsOf(pageIndex).entries())
        await client.query(
          'INSERT INTO content_element (app_id, module_page_id, type, title, content, position) VALUES ($1, $2, $3, $4, $5, $6)',
          [appId, pageId, type, 'Satt werden', JSON.stringify(content), index],
        )
    }
    modules.push({ moduleId, pageIds })
  }
  return modules
}

/** Fills a migrated database: an app, 20 modules of 6 pages, `userCount` users who have read half of every module. */
export const createWorld = async (superuserUrl: string, userCount: number): Promise<BenchWorld> => {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const appId = randomUUID()
  await client.query(
    `INSERT INTO app (app_id, title, prevention_type, style, host, enabled_features, sender_email_address)
     VALUES ($1, 'Bench', 'NUTRITION', 'default', $2, '{DOCUMENTS,SPONSORS,RECIPES,BLOG}', 'bench@example.org')`,
    [appId, BENCH_HOST],
  )
  await client.query('INSERT INTO app_host (app_id, host) VALUES ($1, $2)', [appId, BENCH_HOST])
  const modules = await createContent(client, appId)
  const shared = await createSharedContent(client, appId)
  await client.query(
    `INSERT INTO app_user (app_id, email_address, password_hash, first_name, last_name, role, has_completed_onboarding)
     SELECT $1, 'user' || n || '@bench.example', $2, 'Vor', 'Nach', 'ROLE_USER', true FROM generate_series(1, $3::int) n`,
    [appId, await hashPassword(BENCH_PASSWORD), userCount],
  )
  for (const { moduleId, pageIds } of modules)
    await client.query(
      `INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids, last_viewed_at)
       SELECT app_id, id, $1, $2, '{}', now() - random() * interval '90 days' FROM app_user WHERE app_id = $3`,
      [moduleId, pageIds.slice(0, SEEN_PAGES), appId],
    )
  await client.query(
    `INSERT INTO user_progress (app_id, user_id, health_points) SELECT app_id, id, 300 FROM app_user WHERE app_id = $1`,
    [appId],
  )
  const { rows } = await client.query<{ id: string; email_address: string }>(
    'SELECT id, email_address FROM app_user WHERE app_id = $1 ORDER BY md5(id::text) LIMIT $2',
    [appId, SIGNED_IN],
  )
  const users: BenchUser[] = []
  for (const { id, email_address } of rows) {
    const token = newToken()
    await client.query(
      `INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
       VALUES ($1, $2, $3, 'web', now(), now(), 1209600, now() + interval '90 days')`,
      [appId, hashToken(token), id],
    )
    users.push({ userId: id, token, emailAddress: email_address })
  }
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
  await client.end()
  return { appId, users, modules, shared }
}
