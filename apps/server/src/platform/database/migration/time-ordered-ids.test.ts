import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../../composition/migrate.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const { adminPool, adminUrl, secretKey } = testServer
const text = await readFile(new URL('uuidv7.sql', import.meta.url), 'utf8')

test('ids of older servers are like those of PostgreSQL 18: time first, and in order', async () => {
  await adminPool.query(text.replace('public.', 'pg_temp.'))
  const { rows } = await adminPool.query<{ id: string; is_now: boolean; version: number }>(
    `SELECT id, uuid_extract_version(id) AS version, uuid_extract_timestamp(id) BETWEEN now() AND clock_timestamp() AS is_now
     FROM (SELECT pg_temp.uuidv7() AS id FROM generate_series(1, 3), LATERAL pg_sleep(0.002)) made`,
  )
  expect(rows.map(({ version, is_now }) => [version, is_now])).toEqual(Array(3).fill([7, true]))
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
  expect(ids[0]).toMatch(/^.{19}[89ab]/)
})

test('a database from an older server uses the function of PostgreSQL 18', async () => {
  await adminPool.query(text)
  await adminPool.query('ALTER FUNCTION public.uuidv7() OWNER TO wohlauf_owner')
  await adminPool.query('ALTER TABLE habit ALTER id SET DEFAULT public.uuidv7()')
  await migrate(adminUrl, secretKey)
  const { rows } = await adminPool.query(
    `SELECT to_regprocedure('public.uuidv7()') AS ours, column_default FROM information_schema.columns
     WHERE table_name = 'habit' AND column_name = 'id'`,
  )
  expect(rows).toEqual([{ ours: null, column_default: 'uuidv7()' }])
})
