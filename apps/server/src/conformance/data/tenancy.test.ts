import { afterAll, describe, expect, inject, test } from 'vitest'
import { REQUIRED_DATABASE } from '../../composition/required-database.ts'
import type { Binding } from '../../platform/database/binding.ts'
import { findProtectionGaps } from '../../platform/database/migration/self-check.ts'
import { ROLES } from '../../platform/database/roles.ts'
import { runAsRuntime } from '../../testing/database/as-runtime.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer()
const world = await createWorld(testServer)
const elsewhere = await createWorld(testServer)
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})

type Table = { name: string; is_tenant: boolean }
const { rows: tables } = await testServer.adminPool.query<Table>(
  `SELECT c.relname AS name,
     EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'app_id' AND NOT a.attisdropped) AS is_tenant
   FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
)
const tenantTables = tables.filter(({ is_tenant }) => is_tenant).map(({ name }) => name)
const platformOnly = tables.filter(({ is_tenant }) => !is_tenant).map(({ name }) => name)

const inApp = (userId: string | null = null, reach: Binding['reach'] = 'app'): Binding => ({
  appId: world.app.appId,
  userId,
  reach,
})

/** Citus moves no row to another tenant, for any caller. */
const REFUSED = inject('database').isDistributed ? ['42501', '0A000'] : ['42501']

test('every table of the database is protected by tenant', async () => {
  const client = await testServer.adminPool.connect()
  try {
    expect(await findProtectionGaps(client, REQUIRED_DATABASE)).toEqual([])
  } finally {
    client.release()
  }
})

test('both worlds have rows in every tenant table, so that the following tests are effective', async () => {
  for (const name of tenantTables) {
    const { rows } = await testServer.adminPool.query(`SELECT DISTINCT app_id FROM "${name}"`)
    expect([name, rows.map((row) => row.app_id)]).toEqual([
      name,
      expect.arrayContaining([world.app.appId, elsewhere.app.appId]),
    ])
  }
})

describe.each(tenantTables)('the table %s', (name) => {
  test('shows no rows to a transaction without a tenant, also after a transaction with one', async () => {
    const count = async (binding: Binding | null) =>
      asRuntime(binding, async (query) => (await query(`SELECT * FROM "${name}"`)).rows.length)
    expect(await count(null)).toBe(0)
    expect(await count(inApp())).toBeGreaterThan(0)
    expect(await count(null)).toBe(0)
    expect(await count({ appId: '00000000-0000-0000-0000-000000000000', userId: null, reach: 'app' })).toBe(0)
  })

  test('shows the rows of the bound tenant only', async () => {
    const { rows } = await asRuntime(inApp(), (query) => query(`SELECT DISTINCT app_id FROM "${name}"`))
    expect(rows).toEqual([{ app_id: world.app.appId }])
  })

  test('allows no transaction to change or delete another tenant’s rows', async () => {
    for (const text of [
      `DELETE FROM "${name}" WHERE app_id = $1`,
      `UPDATE "${name}" SET app_id = $1 WHERE app_id = $1`,
    ]) {
      const outcome = asRuntime(inApp(), async (query) => (await query(text, [elsewhere.app.appId])).rowCount)
      expect(await outcome.catch((error: { code: string }) => error.code)).toBeOneOf([0, ...REFUSED])
    }
  })

  test('accepts no row for another tenant, and none without a tenant', async () => {
    for (const binding of [inApp(), null]) {
      const copy = asRuntime(binding, async (query) => {
        const { rows } = await testServer.adminPool.query(
          `SELECT to_jsonb(t) AS row FROM "${name}" t WHERE app_id = $1 LIMIT 1`,
          [elsewhere.app.appId],
        )
        const { row } = rows[0] as { row: object }
        const columns = Object.keys(row).map((column) => `"${column}"`)
        const values = columns.map((column) => `(jsonb_populate_record(NULL::"${name}", $1)).${column}`)
        await query(`INSERT INTO "${name}" (${columns.join(', ')}) VALUES (${values.join(', ')})`, [row])
      })
      await expect(copy).rejects.toMatchObject({ code: '42501' })
    }
  })
})

test.each(platformOnly)('the table %s is closed to requests', async (name) => {
  const attempt = asRuntime(inApp(), (query) => query(`SELECT * FROM "${name}"`))
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

test('the role of requests cannot create or empty tables, nor take another role', async () => {
  for (const text of [
    'CREATE TABLE public.mine (id int)',
    'CREATE TEMP TABLE mine (id int)',
    'TRUNCATE module',
    'ALTER TABLE module DISABLE ROW LEVEL SECURITY',
    'DROP POLICY read ON module',
    `SET ROLE ${ROLES.platform}`,
    `SET ROLE ${ROLES.owner}`,
    'SELECT rolpassword FROM pg_authid',
  ])
    await expect([text, await asRuntime(inApp(), (query) => query(text)).catch(({ code }) => code)]).toEqual([
      text,
      '42501',
    ])
})

test('entries of the points ledger cannot be changed', async () => {
  for (const text of ['UPDATE health_point_entry SET points = 1000', 'DELETE FROM health_point_entry'])
    await expect(asRuntime(inApp(), (query) => query(text))).rejects.toMatchObject({ code: '42501' })
})

test('the role across tenants sees only the columns that its callers use', async () => {
  const closedTables: string[] = []
  for (const { name } of tables)
    await testServer.services.platformPool
      .query(`/* of the test */ SELECT * FROM "${name}" LIMIT 0`)
      .catch(() => closedTables.push(name))
  const open = [
    'admin_second_factor',
    'admin_session',
    'admin_user',
    'app',
    'app_branding',
    'app_host',
    'audit_entry',
    'available_seats_change',
    'backup_place',
    'backup_run',
    'impersonation',
    'legal_text',
    'login_throttle',
    'rate_limit',
    'running_process',
    'security_event_count',
    'staff_invitation',
    'tombstone',
    'migration_kind',
    'program_version',
    'web_push_key',
  ]
  expect(closedTables.sort()).toEqual(
    tables
      .map(({ name }) => name)
      .filter((name) => !open.includes(name))
      .sort(),
  )
  await testServer.services.platformPool.query('/* of the test */ SELECT app_id, id FROM app_user LIMIT 0')
})

test.each([
  'SELECT email_address FROM app_user',
  'SELECT password_hash FROM app_user',
  'UPDATE app_user SET role = role',
  'DELETE FROM app_user',
  'SELECT FROM session',
  'SELECT user_id FROM habit_intent',
  'SELECT weekdays FROM habit_intent',
  'SELECT FROM habit_log',
  'SELECT FROM user_goal',
  'SELECT FROM user_goal_rating',
  'SELECT FROM notification',
  'SELECT FROM device',
  'UPDATE audit_entry SET at = at',
  'DELETE FROM audit_entry',
  'TRUNCATE audit_entry',
  'DELETE FROM impersonation',
  'UPDATE impersonation SET admin_id = admin_id',
  'DELETE FROM admin_user',
  'UPDATE admin_user SET email_address = email_address',
  'UPDATE admin_session SET admin_id = admin_id',
  'UPDATE app SET app_id = app_id',
  'UPDATE app_host SET app_id = app_id',
])('the role across tenants cannot run: %s', async (text) => {
  await expect(testServer.services.platformPool.query(`/* of the test */ ${text}`)).rejects.toMatchObject({
    code: '42501',
  })
})

type ForeignKey = { name: string; child: string; parent: string; columns: string[]; targets: string[] }
const columnNames = (keys: string, relation: string) =>
  `(SELECT array_agg(a.attname::text ORDER BY k.ordinal) FROM unnest(${keys}) WITH ORDINALITY k(number, ordinal)
    JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.number)`
const { rows: foreignKeys } = await testServer.adminPool.query<ForeignKey>(
  `SELECT f.conname AS name, f.conrelid::regclass::text AS child, f.confrelid::regclass::text AS parent,
     ${columnNames('f.conkey', 'f.conrelid')} AS columns, ${columnNames('f.confkey', 'f.confrelid')} AS targets
   FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
   WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace`,
)
const betweenTenants = foreignKeys.filter(
  ({ child, parent, columns }) =>
    tenantTables.includes(child) && tenantTables.includes(parent) && columns.length > 1,
)

test('there are foreign keys to test, and those without the tenant refer only to the app itself', () => {
  expect(betweenTenants.length).toBeGreaterThan(5)
  const others = foreignKeys.filter((key) => !betweenTenants.includes(key))
  for (const { parent } of others) expect(['app', 'admin_user']).toContain(parent)
})

/**
 * A quiz's answers and an app's logo are not rows; the records of visits and of staff's changes outlive account, app and admin, and a received
 * tip the entry that brought it; a revoked seat is gone. The search index follows the content by triggers.
 */
const NO_REFERENCES = [
  'admin_second_factor.enrolment_id',
  'app_branding.logo_id',
  'audit_entry.actor_id',
  'audit_entry.of_app_id',
  'audit_entry.target_id',
  'content_element_response.quiz_answer_id',
  'feedback_message.content_element_id',
  'impersonation.admin_id',
  'impersonation.of_app_id',
  'impersonation.of_user_id',
  'nutrition_diary_tip_receipt.entry_id',
  'reading_figure.quiz_answer_id',
  'search_entry.parent_id',
  'seat_revocation.seat_id',
  'second_factor.enrolment_id',
  'tombstone.of_app_id',
  'user_goal_rating.rating_id',
]

test('every id of another row has a foreign key', async () => {
  const { rows } = await testServer.adminPool.query<{ name: string }>(
    `SELECT c.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname LIKE '%\\_id'
       AND a.attname <> 'app_id' AND NOT a.attisdropped`,
  )
  const keyColumns = new Set(
    foreignKeys.flatMap(({ child, columns }) => columns.map((column) => `${child}.${column}`)),
  )
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !keyColumns.has(name))
      .sort(),
  ).toEqual(NO_REFERENCES)
})

test.each(betweenTenants.map((key) => [key.name, key] as const))(
  'the foreign key %s stores no reference into another tenant, for any caller',
  async (_, { child, parent, columns, targets }) => {
    const references = columns.filter((column) => column !== 'app_id')
    const target = (column: string) => targets[columns.indexOf(column)] ?? ''
    const client = await testServer.adminPool.connect()
    try {
      await client.query('BEGIN')
      const { rows } = await client.query(`SELECT * FROM ${parent} WHERE app_id = $1 LIMIT 1`, [
        elsewhere.app.appId,
      ])
      const { rows: children } = await client.query(
        `SELECT ctid FROM ${child} WHERE app_id = $1 ORDER BY ${references[0]} IS NULL LIMIT 1`,
        [world.app.appId],
      )
      const text = `UPDATE ${child} SET ${references.map((column, index) => `${column} = $${index + 3}`).join(', ')}
        WHERE app_id = $1 AND ctid = $2`
      const values = references.map((column) => rows[0]?.[target(column)])
      await expect(client.query(text, [world.app.appId, children[0]?.ctid, ...values])).rejects.toMatchObject(
        { code: '23503' },
      )
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  },
)
