import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { verifyPassword } from '../../apps/server/src/platform/passwords/argon2.ts'

/**
 * The machine's upper limits, in a separate process: the same bytes from bare `node:http`, the same rows from one
 * `pg` query behind bare `node:http`. A request selects the measured limit with `x-limit`, and passes the query's
 * parameters in `x-values`.
 */
const [url, sizes] = [process.env.BENCH_DATABASE_URL, process.env.BENCH_BYTES ?? '{}']
// Its connections stay: the time that a process of the database has used is gone with it.
const pool = new pg.Pool({ connectionString: url, max: 16, idleTimeoutMillis: 0 })
const bytes: Record<string, Buffer> = Object.fromEntries(
  Object.entries(JSON.parse(sizes) as Record<string, number>).map(([name, size]) => [
    name,
    Buffer.alloc(size, 'x'),
  ]),
)

const QUERIES: Record<string, string> = {
  'module list': `
    SELECT m.id, m.number, m.title, i.id AS image_id, i.thumbhash, i.aspect_ratio, i.widths, i.alternative_text,
      (SELECT string_agg(p.id::text, ',' ORDER BY p.position) FROM module_page p
        WHERE p.app_id = m.app_id AND p.module_id = m.id AND p.is_enabled) AS page_ids,
      array_to_string(g.seen_page_ids, ',') AS seen_page_ids, g.last_viewed_at, g.completed_at
    FROM module m JOIN image i ON i.app_id = m.app_id AND i.id = m.image_id
    LEFT JOIN module_progress g ON g.app_id = m.app_id AND g.user_id = $2 AND g.module_id = m.id
    WHERE m.app_id = $1 AND m.is_enabled ORDER BY m.position`,
  'module details': `
    SELECT p.id AS page_id, p.title AS page_title, p.is_exercise_included, e.id, e.title, e.content, r.created_at,
      r.quiz_answer_id, h.id AS habit_id, h.title AS habit_title, h.introduction, t.id AS intent_id, d.id AS document_id,
      d.title AS document_title, f.file_name, x.id AS element_image_id, x.thumbhash AS element_thumbhash,
      m.number, m.title AS module_title, i.thumbhash, i.aspect_ratio, i.widths, g.seen_page_ids,
      g.confirmed_exercise_page_ids, g.completed_at,
      g.last_viewed_at IS NOT NULL AND NOT EXISTS (SELECT FROM module_progress o JOIN module s ON s.app_id = o.app_id
        AND s.id = o.module_id AND s.is_enabled WHERE o.app_id = $1 AND o.user_id = $2
        AND (o.last_viewed_at, o.module_id) > (g.last_viewed_at, g.module_id)) AS is_most_recent
    FROM module m JOIN image i ON i.app_id = m.app_id AND i.id = m.image_id
    JOIN module_page p ON p.app_id = m.app_id AND p.module_id = m.id AND p.is_enabled
    JOIN content_element e ON e.app_id = m.app_id AND e.module_page_id = p.id
    LEFT JOIN image x ON x.app_id = m.app_id AND x.id = e.image_id
    LEFT JOIN habit h ON h.app_id = m.app_id AND h.id = e.habit_id
    LEFT JOIN habit_intent t ON t.app_id = m.app_id AND t.user_id = $2 AND t.habit_id = h.id
    LEFT JOIN document d ON d.app_id = m.app_id AND d.id = e.document_id
    LEFT JOIN stored_file f ON f.app_id = m.app_id AND f.id = d.stored_file_id
    LEFT JOIN content_element_response r ON r.app_id = m.app_id AND r.user_id = $2 AND r.content_element_id = e.id
    LEFT JOIN module_progress g ON g.app_id = m.app_id AND g.user_id = $2 AND g.module_id = m.id
    WHERE m.app_id = $1 AND m.id = $3 ORDER BY p.position, e.position`,
  'recipe list': `
    SELECT r.id, r.name, r.sub_title, r.total_time_in_minutes, r.allergens, r.diets, i.id AS image_id, i.thumbhash,
      i.aspect_ratio, i.widths, i.alternative_text
    FROM recipe r JOIN image i ON i.app_id = r.app_id AND i.id = r.hero_image_id
    WHERE r.app_id = $1 AND r.is_enabled ORDER BY r.position`,
  'recipe details': `
    SELECT r.*, i.thumbhash, i.aspect_ratio, i.widths, i.alternative_text, g.thumbhash AS ingredients_thumbhash,
      g.aspect_ratio AS ingredients_ratio, g.widths AS ingredients_widths, g.alternative_text AS ingredients_text
    FROM recipe r JOIN image i ON i.app_id = r.app_id AND i.id = r.hero_image_id
    JOIN image g ON g.app_id = r.app_id AND g.id = r.ingredients_image_id
    WHERE r.app_id = $1 AND r.id = $2 AND r.is_enabled`,
  'article list': `
    SELECT a.id, a.title, a.published_at, a.created_at, i.id AS image_id, i.thumbhash, i.aspect_ratio, i.widths,
      i.alternative_text, g.read_at
    FROM blog_article a JOIN image i ON i.app_id = a.app_id AND i.id = a.image_id
    LEFT JOIN blog_article_reading g ON g.app_id = a.app_id AND g.user_id = $2 AND g.blog_article_id = a.id
    WHERE a.app_id = $1 AND a.is_enabled ORDER BY a.published_at DESC`,
  'article details': `
    SELECT a.id, a.title, a.published_at, i.thumbhash, i.aspect_ratio, i.widths, i.alternative_text, g.read_at,
      e.id AS element_id, e.type, e.title AS element_title, e.content
    FROM blog_article a JOIN image i ON i.app_id = a.app_id AND i.id = a.image_id
    JOIN blog_article_content_element e ON e.app_id = a.app_id AND e.blog_article_id = a.id
    LEFT JOIN blog_article_reading g ON g.app_id = a.app_id AND g.user_id = $2 AND g.blog_article_id = a.id
    WHERE a.app_id = $1 AND a.id = $3 AND a.is_enabled ORDER BY e.position`,
  'mark page as seen': `
    UPDATE module_progress SET seen_page_ids = array_append(seen_page_ids, $4::uuid)
    WHERE app_id = $1 AND user_id = $2 AND module_id = $3 AND NOT $4::uuid = ANY (seen_page_ids) RETURNING module_id`,
  'mark article as read': `
    INSERT INTO blog_article_reading (app_id, user_id, blog_article_id, read_at) VALUES ($1, $2, $3, now())
    ON CONFLICT DO NOTHING RETURNING blog_article_id`,
  'log a habit': `
    WITH new_log AS (
      INSERT INTO habit_log (app_id, user_id, habit_intent_id, run, logged_on, created_at, id)
      VALUES ($1, $2, $3, 2, $4, now(), $5)),
    seen AS (UPDATE notification SET seen_at = now() WHERE app_id = $1 AND id = $5),
    points AS (
      INSERT INTO health_point_entry (app_id, user_id, reason, subject, title, points, created_at)
      VALUES ($1, $2, 'habit-logged', 'limit ' || $3::uuid, 'Gewohnheit', 5, now())),
    total AS (UPDATE user_progress SET health_points = health_points + 5 WHERE app_id = $1 AND user_id = $2)
    UPDATE habit_intent SET logged_on = $4, next_reminder_at = now() + interval '1 day'
    WHERE app_id = $1 AND id = $3 RETURNING id`,
  'undo a log': `
    WITH undone AS (
      DELETE FROM habit_log WHERE app_id = $1 AND user_id = $2 AND habit_intent_id = $3 AND run = 2 AND logged_on = $4
      RETURNING id),
    deleted AS (INSERT INTO deleted_id (app_id, user_id, id, deleted_at) SELECT $1, $2, id, now() FROM undone)
    UPDATE habit_intent SET logged_on = NULL, next_reminder_at = now() + interval '1 day'
    WHERE app_id = $1 AND id = $3 AND $5 <> '' RETURNING id`,
  'see a reminder': `
    UPDATE notification SET seen_at = coalesce(seen_at, now())
    WHERE app_id = $1 AND user_id = $2 AND habit_intent_id = $3 AND reminded_on = $4 AND id = $5 RETURNING id`,
  'rate a goal': `
    WITH rated AS (UPDATE user_goal SET rating_count = rating_count + 1 WHERE app_id = $1 AND id = $3 RETURNING rating_count)
    INSERT INTO user_goal_rating (app_id, user_goal_id, number, user_id, score, rated_at, rating_id)
    SELECT $1, $3, rating_count - 1, $2, $4, now(), gen_random_uuid() FROM rated RETURNING number`,
  'create a goal': `
    WITH goal AS (
      INSERT INTO user_goal (app_id, id, user_id, title, rating_count, created_at) VALUES ($1, $3, $2, 'Mehr Gemüse', 1, now())
      RETURNING id)
    INSERT INTO user_goal_rating (app_id, user_goal_id, user_id, number, score, rated_at) SELECT $1, id, $2, 0, 3, now() FROM goal
    RETURNING user_goal_id`,
  'diary entry': `
    INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, meal, created_at)
    VALUES ($1, $2, gen_random_uuid(), now(), 'Linsensuppe mit Brot', 'LUNCH', now()) RETURNING id`,
}

/** The steps of a login as one would write them plainly: the attempt is counted, the password proved, the session started. */
const LOGIN = {
  attempt: `INSERT INTO login_throttle AS t (key, failures, last_failed_at)
    SELECT sha256(convert_to(of, 'UTF8')), 1, now() FROM unnest($1::text[]) of WHERE set_config('synchronous_commit', 'off', true) <> ''
    ON CONFLICT (key) DO UPDATE SET failures = t.failures + 1, last_failed_at = now()`,
  account: 'SELECT id, password_hash FROM app_user WHERE app_id = $1 AND email_address = $2',
  proof: `UPDATE login_throttle SET failures = 0
    WHERE set_config('synchronous_commit', 'off', true) <> '' AND key IN (SELECT sha256(convert_to(of, 'UTF8')) FROM unnest($1::text[]) of)`,
  session: `WITH noted AS (UPDATE app_user SET last_authenticated_at = now() WHERE app_id = $1 AND id = $2)
    INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at, proved_at)
    VALUES ($1, $3, $2, 'web', now(), now(), 1209600, now() + interval '90 days', now())`,
}

const ask = (name: keyof typeof LOGIN, values: unknown[]) =>
  pool.query({ name: `login-${name}`, text: LOGIN[name], values })

const logIn = async ([appId = '', emailAddress = '', password = '']: readonly string[]): Promise<
  object[]
> => {
  const counters = [`limit ${emailAddress}`]
  await ask('attempt', [counters])
  const { rows } = await ask('account', [appId, emailAddress])
  if (!(await verifyPassword(password, rows[0]?.password_hash))) throw new Error('the password is wrong')
  const token = randomBytes(32)
  await Promise.all([
    ask('proof', [counters]),
    ask('session', [appId, rows[0]?.id, createHash('sha256').update(token).digest()]),
  ])
  return [{ token: token.toString('base64url') }]
}

const readRows = async (name: string, values: readonly string[]): Promise<object[]> =>
  name === 'login'
    ? logIn(values)
    : (await pool.query({ name, text: QUERIES[name] ?? '', values: [...values] })).rows

const server = createServer(async (request, response) => {
  for await (const _ of request);
  const name = String(request.headers['x-limit'])
  const values = request.headers['x-values']
  response.setHeader('content-type', 'application/json')
  if (values === undefined) return response.end(bytes[name])
  return response.end(JSON.stringify(await readRows(name, String(values).split(','))))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})

process.on('disconnect', () => process.exit(0))
