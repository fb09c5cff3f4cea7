import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { connectAsAdmin } from '../../database/migration/admin-connection.ts'
import { ROLES } from '../../database/roles.ts'
import { BESIDE_APPS, tablesOfApp } from './tables-of-app.ts'

const testServer = await startTestServer()
const client = await connectAsAdmin(testServer.adminUrl)
afterAll(async () => {
  await client.end()
  await testServer.stop()
})
const appId = randomUUID()
const namesOf = async () => (await tablesOfApp(client, appId)).map(({ name }) => name.replace('public.', ''))

test('each table is in the archive of one app, or has a reason why an app does without it', async () => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  )
  const classed = [...(await namesOf()), ...Object.keys(BESIDE_APPS)]
  expect(classed.sort()).toEqual([...rows.map(({ name }) => name), 'pgboss.job'].sort())
})

/** Adds a table to the database as a migration would, and takes it back. */
const withTable = async <T>(columns: string, work: () => Promise<T>): Promise<T> => {
  await client.query(`BEGIN; SET LOCAL ROLE ${ROLES.owner}; CREATE TABLE public.note (${columns})`)
  try {
    return await work()
  } finally {
    await client.query('ROLLBACK')
  }
}

test('a new table comes along by its app, and without one it needs a reason', async () => {
  expect(await withTable('app_id uuid, text text', namesOf)).toContain('note')
  await expect(withTable('text text', namesOf)).rejects.toThrow(
    'public.note has no column for its app: say in BESIDE_APPS why an app needs none',
  )
})

test('a table comes after those that its rows refer to', async () => {
  const names = await namesOf()
  const { rows } = await client.query<{ child: string; parent: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`,
  )
  const wrong = rows.filter(
    ({ child, parent }) => names.includes(child) && names.indexOf(child) < names.indexOf(parent),
  )
  expect(wrong).toEqual([])
  // Sessions of an admin's visit are left out.
  const leading = rows.filter(({ child, parent }) => names.includes(child) && !names.includes(parent))
  expect(leading).toEqual([{ child: 'session', parent: 'admin_user' }])
})
