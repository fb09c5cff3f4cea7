import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { StartError } from '../config/start-error.ts'
import { migrate } from './migrate.ts'
import { findProtectionGaps, selfCheck } from './self-check.ts'

const house = await startTestServer()
afterAll(house.stop)

/** Makes a gap in a transaction that is rolled back, and says what the check finds. */
const gapsAfter = async (text: string): Promise<string[]> => {
  const client = await house.adminPool.connect()
  try {
    await client.query('BEGIN')
    await client.query(text)
    return await findProtectionGaps(client)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

test('a migrated database has no gaps', async () => {
  expect(await gapsAfter('SELECT 1')).toEqual([])
})

describe('the check finds', () => {
  test.each([
    [
      'a table without row-level security',
      'CREATE TABLE gap (app_id uuid NOT NULL PRIMARY KEY)',
      ['table gap is not under forced row-level security', 'table gap has no policy'],
    ],
    [
      'a table whose owner is let through',
      'ALTER TABLE module NO FORCE ROW LEVEL SECURITY',
      ['table module is not under forced row-level security'],
    ],
    [
      'a table whose protection is switched off',
      'ALTER TABLE module DISABLE ROW LEVEL SECURITY',
      ['table module is not under forced row-level security'],
    ],
    ['a table without a policy', 'DROP POLICY tenant ON module', ['table module has no policy']],
    [
      'a policy that lets everybody in',
      'CREATE POLICY lax ON module TO wohlauf_runtime USING (true)',
      ['policy lax of module opens it without asking for the tenant'],
    ],
    [
      'a tenant that may be missing',
      'ALTER TABLE module DROP CONSTRAINT module_app_id_id_pk CASCADE; ALTER TABLE module ALTER app_id DROP NOT NULL',
      ['column app_id of module may be null', 'no index of module is led by app_id'],
    ],
    [
      'a foreign key that could lead into another tenant',
      `ALTER TABLE module ADD UNIQUE (id);
       ALTER TABLE module_page ADD CONSTRAINT loose FOREIGN KEY (module_id) REFERENCES module (id)`,
      ['foreign key loose of module_page joins two tenant tables without app_id'],
    ],
    [
      'a view that sees with its owner’s eyes',
      'CREATE VIEW peek AS SELECT * FROM module',
      ["view peek runs with its owner's rights"],
    ],
    [
      'a function that acts with its owner’s rights',
      `CREATE FUNCTION resolver.peek() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS 'SELECT count(*) FROM public.session'`,
      ["function resolver.peek() runs with its owner's rights"],
    ],
    [
      'a role that may go around it all',
      'ALTER ROLE wohlauf_runtime BYPASSRLS',
      ['role wohlauf_runtime may go around row-level security'],
    ],
    [
      'a role that owns what it should only use',
      'ALTER TABLE habit OWNER TO wohlauf_platform',
      ['role wohlauf_platform owns habit'],
    ],
    [
      'a right that row-level security does not cover',
      'GRANT TRUNCATE ON module TO wohlauf_runtime',
      ['role wohlauf_runtime may TRUNCATE on module'],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await gapsAfter(text)).toEqual(expect.arrayContaining(expected))
  })
})

test('a view with the rights of who asks is no gap', async () => {
  expect(await gapsAfter('CREATE VIEW fine WITH (security_invoker=true) AS SELECT * FROM module')).toEqual([])
})

test('a gap stops the start and is named in one sentence', async () => {
  const client = await house.adminPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DROP POLICY tenant ON module')
    await expect(selfCheck(client)).rejects.toThrow(
      new StartError('The database does not protect its tenants: table module has no policy.'),
    )
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('starting again closes the gaps that the rules on tables can close', async () => {
  await house.adminPool.query('DROP POLICY tenant ON module; ALTER TABLE habit NO FORCE ROW LEVEL SECURITY')
  await house.adminPool.query('GRANT TRUNCATE ON habit TO wohlauf_runtime')
  await migrate(house.adminUrl, house.secretKey)
  expect(await gapsAfter('SELECT 1')).toEqual([])
})

test('a database with a migration that this code does not know is refused and left alone', async () => {
  await house.adminPool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of the future', 9999999999999)`,
  )
  await expect(migrate(house.adminUrl, house.secretKey)).rejects.toThrow(/newer version of Wohlauf/)
  await house.adminPool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'of the future'`)
})

test('a database that cannot be reached is one sentence, without its password', async () => {
  const attempt = migrate('postgres://somebody:geheim@127.0.0.1:9/wohlauf', house.secretKey)
  await expect(attempt).rejects.toThrow(StartError)
  await expect(attempt).rejects.toThrow(/^The database at 127\.0\.0\.1:9 cannot be reached: .*DATABASE_URL/)
  await expect(attempt).rejects.not.toThrow(/geheim/)
})
