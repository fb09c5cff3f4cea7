/** Slow: a database is filled after each former migration and brought up; `npm run operations:trial -- upgrade` starts from each, too. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../composition/migrate.ts'
import { ensureRoles } from '../platform/database/migration/ensure-roles.ts'
import { ROLES } from '../platform/database/roles.ts'
import { LANDED_STATES } from '../testing/database/landed-states.ts'
import { startOwnCluster } from '../testing/database/own-cluster.ts'
import { PASSWORD, type TestUser } from '../testing/people/people.ts'
import { runAsAdmin } from '../testing/people/run-as-admin.ts'
import { startTestServer } from '../testing/test-server.ts'

/** A database that an earlier version has filled comes up with all its rows. */

// A start sets the roles, which belong to the whole PostgreSQL server.
const cluster = await startOwnCluster()
afterAll(cluster.drop)

const folder = import.meta.dirname
type Journal = { entries: { tag: string }[] }
const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal

/** A folder with the migrations up to the one of that number. */
const migrationsUntil = (last: number): string => {
  const part = mkdtempSync(join(tmpdir(), 'wohlauf-migrations-'))
  onTestFinished(() => rmSync(part, { recursive: true }))
  const entries = journal.entries.slice(0, last + 1)
  mkdirSync(join(part, 'meta'))
  writeFileSync(join(part, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) copyFileSync(join(folder, `${tag}.sql`), join(part, `${tag}.sql`))
  return part
}

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [APP, SPONSOR, USER, IMAGE, MODULE, PAGE, HABIT, INTENT, ARTICLE, ENTRY, GOAL, VERSION, DRAFT] =
  Array.from({ length: 13 }, (_, at) => id(at + 1))
const LONG_AGO = '2025-11-03T08:00:00Z'
const user: TestUser = {
  id: USER ?? '',
  emailAddress: 'petra@firma.example',
  password: PASSWORD,
  role: 'ROLE_USER',
  app: { appId: APP ?? '', host: 'firma.example', title: 'Firma' },
}

/** Rows that a version wrote whose last migration has that number, besides those of the versions before. */
const ROWS: [last: number, text: string][] = [
  [
    4,
    `INSERT INTO app (app_id, title, prevention_type, style, host, enabled_features, sender_email_address)
       VALUES ('${APP}', 'Firma', 'NUTRITION', 'default', 'firma.example', '{HABITS}', 'hallo@firma.example');
     INSERT INTO app_host (app_id, host) VALUES ('${APP}', 'firma.example');
     INSERT INTO sponsor (app_id, id, name, available_seats) VALUES ('${APP}', '${SPONSOR}', 'Firma', 10);
     INSERT INTO app_user (app_id, id, email_address, password_hash, first_name, last_name, role, sponsor_id, has_completed_onboarding)
       VALUES ('${APP}', '${USER}', 'petra@firma.example', 'x', 'Petra', 'Probe', 'ROLE_USER', '${SPONSOR}', true);
     INSERT INTO seat (app_id, sponsor_id, email_address, status, account_id, created_at, updated_at) VALUES
       ('${APP}', '${SPONSOR}', 'petra@firma.example', 'ACCEPTED', '${USER}', '${LONG_AGO}', '${LONG_AGO}'),
       ('${APP}', '${SPONSOR}', 'jo@müller.example', 'INVITED', NULL, '${LONG_AGO}', '${LONG_AGO}');
     INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
       VALUES ('${APP}', 'token', '${USER}', 'web', '${LONG_AGO}', '${LONG_AGO}', 3600, '${LONG_AGO}');
     INSERT INTO image (app_id, id, thumbhash, aspect_ratio, widths) VALUES ('${APP}', '${IMAGE}', 'x', 1.5, '{320}');
     INSERT INTO module (app_id, id, number, title, image_id, is_enabled, position)
       VALUES ('${APP}', '${MODULE}', 1, 'Essen', '${IMAGE}', true, 0);
     INSERT INTO module_page (app_id, id, module_id, title, is_exercise_included, is_enabled, position)
       VALUES ('${APP}', '${PAGE}', '${MODULE}', 'Anfang', false, true, 0);
     INSERT INTO content_element (app_id, module_page_id, type, title, content, position)
       VALUES ('${APP}', '${PAGE}', 'RICH_TEXT', 'Ein Text', '{"type": "RICH_TEXT", "textHtml": "<p>Iss bunt.</p>"}', 0);
     INSERT INTO module_progress (app_id, user_id, module_id, seen_page_ids, confirmed_exercise_page_ids)
       VALUES ('${APP}', '${USER}', '${MODULE}', '{${PAGE}}', '{}');
     INSERT INTO health_point_entry (app_id, user_id, reason, subject, points, created_at)
       VALUES ('${APP}', '${USER}', 'MODULE_PAGE', '${PAGE}', 10, '${LONG_AGO}');
     INSERT INTO user_progress (app_id, user_id, health_points) VALUES ('${APP}', '${USER}', 10);
     INSERT INTO habit (app_id, id, title, min_runtime_weeks, introduction)
       VALUES ('${APP}', '${HABIT}', 'Wasser trinken', 4, '');
     INSERT INTO habit_intent (app_id, id, user_id, habit_id, weekdays, notification_time, created_at)
       VALUES ('${APP}', '${INTENT}', '${USER}', '${HABIT}', '{MONDAY}', '08:00', '${LONG_AGO}');
     INSERT INTO consent (app_id, user_id, kind, text_version, given_at)
       VALUES ('${APP}', '${USER}', 'TERMS_OF_USE', '2025-01', '${LONG_AGO}');`,
  ],
  [
    20,
    `INSERT INTO habit_log (app_id, habit_intent_id, run, logged_on, user_id, created_at)
       VALUES ('${APP}', '${INTENT}', 1, '2025-11-03', '${USER}', '${LONG_AGO}');
     INSERT INTO user_goal (app_id, id, user_id, title, rating_count, created_at)
       VALUES ('${APP}', '${GOAL}', '${USER}', 'Mehr gehen', 1, '${LONG_AGO}');
     INSERT INTO user_goal_rating (app_id, user_goal_id, number, user_id, score, rated_at)
       VALUES ('${APP}', '${GOAL}', 1, '${USER}', 3, '${LONG_AGO}');
     INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, created_at)
       VALUES ('${APP}', '${USER}', '${ENTRY}', '${LONG_AGO}', 'Suppe', '${LONG_AGO}');
     INSERT INTO blog_article (app_id, id, title, image_id, ids_of_promoted_modules, is_enabled, created_at)
       VALUES ('${APP}', '${ARTICLE}', 'Winter', '${IMAGE}', '{${MODULE}}', true, '${LONG_AGO}');
     INSERT INTO blog_article_reading (app_id, user_id, blog_article_id, read_at)
       VALUES ('${APP}', '${USER}', '${ARTICLE}', '${LONG_AGO}');`,
  ],
  [
    31,
    `UPDATE seat SET first_name = 'Petra', last_name = 'Probe' WHERE account_id = '${USER}';
     INSERT INTO available_seats_change (app_id, sponsor_id, available_seats, changed_at)
       VALUES ('${APP}', '${SPONSOR}', 10, '${LONG_AGO}');
     INSERT INTO favourite (app_id, user_id, module_id, saved_at)
       VALUES ('${APP}', '${USER}', '${MODULE}', '${LONG_AGO}');
     INSERT INTO staff_invitation (app_id, email_address, role, invited_at)
       VALUES ('${APP}', 'kim@firma.example', 'ROLE_APP_MANAGER', '${LONG_AGO}');
     INSERT INTO account_departure (app_id, account_id, sponsor_id, email_address, is_by_link, seat_created_at, seat_updated_at, revoked_at, ends_on)
       VALUES ('${APP}', '${USER}', '${SPONSOR}', 'petra@firma.example', false, '${LONG_AGO}', '${LONG_AGO}', '${LONG_AGO}', '2026-12-01');
     INSERT INTO legal_text (app_id, kind, valid_from, body_html, written_at)
       VALUES ('${APP}', 'IMPRINT', '2025-11-03', '<p>Firma</p>', '${LONG_AGO}');`,
  ],
  [
    34,
    `INSERT INTO helpful_count (app_id, blog_article_id, month, helpful, not_helpful)
       VALUES ('${APP}', '${ARTICLE}', '2025-11-01', 5, 0);
     INSERT INTO tombstone (kind, of_app_id, at) VALUES ('APP', '${APP}', '${LONG_AGO}');`,
  ],
  [
    37,
    `INSERT INTO habit_month (app_id, habit_intent_id, run, month, user_id, done, planned)
       VALUES ('${APP}', '${INTENT}', 1, '2023-11', '${USER}', 3, 4);
     INSERT INTO security_event_count (hour, event, site, count) VALUES ('${LONG_AGO}', 'login.refused', 'learners', 2);`,
  ],
  [
    42,
    `INSERT INTO published_version (app_id, id, module_id, number, snapshot, hash, note, is_automatic, is_current, published_at)
       VALUES ('${APP}', '${VERSION}', '${MODULE}', 1, jsonb_build_object(
         'item', (SELECT to_jsonb(m) - ARRAY['app_id', 'is_enabled', 'position'] FROM module m),
         'pages', (SELECT jsonb_agg(to_jsonb(p) - ARRAY['app_id', 'position', 'removed_at']) FROM module_page p),
         'elements', (SELECT jsonb_agg(to_jsonb(e) - ARRAY['app_id', 'position', 'removed_at']) FROM content_element e),
         'images', (SELECT jsonb_agg(to_jsonb(i) - ARRAY['app_id', 'created_at']) FROM image i)),
         'x', 'Anfangs', false, true, '${LONG_AGO}');
     INSERT INTO published_version_author (app_id, version_id, user_id) VALUES ('${APP}', '${VERSION}', '${USER}');
     INSERT INTO published_version_image (app_id, version_id, image_id) VALUES ('${APP}', '${VERSION}', '${IMAGE}');
     INSERT INTO reading_figure (app_id, kind, module_id, module_page_id, month, people)
       VALUES ('${APP}', 'REACHED', '${MODULE}', '${PAGE}', '2025-11-01', 15);
     INSERT INTO module (app_id, id, number, title, image_id, is_enabled, position)
       VALUES ('${APP}', '${DRAFT}', 2, 'Noch ein Entwurf', '${IMAGE}', true, 1);`,
  ],
]

/** Each with rows of its own, and the landed ones. */
const STATES = [
  ...new Set([...ROWS.map(([last]) => last), ...LANDED_STATES.map(({ lastMigration }) => lastMigration)]),
].sort((a, b) => a - b)

const startFormerState = async (adminUrl: string, last: number): Promise<void> => {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    await ensureRoles(client, cluster.secretKey)
    await client.query(`SET ROLE ${ROLES.owner}`)
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsUntil(last) })
    await client.query('RESET ROLE')
    for (const [from, text] of ROWS) if (from <= last) await client.query(text)
  } finally {
    await client.end()
  }
}

/** All rows of all tables, by table. */
const readRows = async (adminUrl: string): Promise<Map<string, Record<string, unknown>[]>> => {
  const tables = await runAsAdmin<{ name: string }>(
    adminUrl,
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  const rowsOf = ({ name }: { name: string }) =>
    runAsAdmin<{ row: Record<string, unknown> }>(adminUrl, `SELECT to_jsonb(t) AS row FROM ${name} t`)
  return new Map(
    await Promise.all(
      tables.map(async (table) => [table.name, (await rowsOf(table)).map(({ row }) => row)] as const),
    ),
  )
}

/** Migration 32 writes domains in their ASCII form. */
const afterAddresses = (rows: readonly object[], last: number): object[] =>
  last < 32 ? JSON.parse(JSON.stringify(rows).replaceAll('müller', 'xn--mller-kva')) : [...rows]

test.each(STATES)('after migration %i', async (last) => {
  const url = new URL(cluster.adminUrl)
  url.pathname = `/after_${last}`
  await runAsAdmin(cluster.adminUrl, `CREATE DATABASE after_${last}`)
  await startFormerState(url.href, last)
  const before = await readRows(url.href)

  await migrate(url.href, cluster.secretKey)

  const after = await readRows(url.href)
  for (const [table, rows] of before) {
    const expected = afterAddresses(rows, last).map((row) => expect.objectContaining(row))
    expect.soft(after.get(table), table).toEqual(expect.arrayContaining(expected))
  }
  expect(after.get('seat')).toContainEqual(
    expect.objectContaining({ account_id: USER, first_name: 'Petra', last_name: 'Probe' }),
  )
  expect(after.get('available_seats_change')).toMatchObject([{ sponsor_id: SPONSOR, available_seats: 10 }])
  const testServer = await startTestServer({
    database: { adminUrl: url.href, secretKey: cluster.secretKey, drop: async () => {} },
  })
  onTestFinished(testServer.stop)
  const as = { token: await testServer.signIn(user), host: user.app.host }
  expect((await testServer.call(getModules, {}, as)).body).toMatchObject([{ title: 'Essen' }])
  expect((await testServer.call(getHabitIntents, {}, as)).body).toMatchObject([{ title: 'Wasser trinken' }])
})
