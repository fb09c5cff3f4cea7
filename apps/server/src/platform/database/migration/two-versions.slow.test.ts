/** Slow: two versions of the product serve one PostgreSQL that is started for them. */
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../composition/migrate.ts'
import { requireMigrated } from '../../../composition/require-migrated.ts'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { FUNCTIONS_VERSION, SCHEMAS } from '../function-schemas.ts'

/** Two versions of the product side by side on one database. */

// Roles belong to the whole PostgreSQL server: changes to them here must not affect another test file.
const testServer = await startTestServer({ database: await startOwnCluster() })
afterAll(testServer.stop)

const { adminPool, adminUrl, secretKey, server, clock } = testServer
const prepare = () => migrate(adminUrl, secretKey)
const check = () => requireMigrated(adminUrl, secretKey)

const ready = async (): Promise<number> => {
  clock.advance(2000)
  return (await server.inject({ url: '/health/ready', headers: { host: 'localhost' } })).statusCode
}

const NEXT = 'f'.repeat(64)

/** The state left behind by a newer version that has migrated the database. */
const afterMigrationOf = async (kind: 'expand' | 'contract'): Promise<void> => {
  onTestFinished(async () => {
    await adminPool.query(
      `DROP TABLE IF EXISTS of_next_version; DROP SCHEMA lookups_ffffffff CASCADE;
       DELETE FROM drizzle.__drizzle_migrations WHERE hash = '${NEXT}'; DELETE FROM migration_kind WHERE hash = '${NEXT}';
       DELETE FROM program_version WHERE required = 'next'`,
    )
  })
  await adminPool.query(
    `SET ROLE wohlauf_owner; CREATE TABLE of_next_version (id uuid PRIMARY KEY);
     ALTER TABLE of_next_version ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY; RESET ROLE;
     CREATE SCHEMA lookups_ffffffff AUTHORIZATION wohlauf_lookups;
     INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('${NEXT}', 9999999999999);
     INSERT INTO migration_kind (hash, kind) VALUES ('${NEXT}', '${kind}');
     INSERT INTO program_version SELECT 'next', 'ffffffff', facts || ARRAY['schema lookups_ffffffff belongs to wohlauf_lookups',
       'table public.of_next_version belongs to wohlauf_owner, row-level security forced'], prepared_by, now() + interval '1 minute', now()
     FROM program_version WHERE functions = '${FUNCTIONS_VERSION}'`,
  )
}

test('a start without the right to change anything accepts a database that is prepared', async () => {
  await check()
  await adminPool.query('CREATE ROLE nobody_special LOGIN')
  const url = new URL(adminUrl)
  url.username = 'nobody_special'
  await requireMigrated(url.href, secretKey)
})

test('a version whose database was migrated by a newer one continues and starts again, and changes nothing in it', async () => {
  await afterMigrationOf('expand')
  expect(await ready()).toBe(200)
  await check()
  await prepare()
  const { rows } = await adminPool.query(
    `SELECT to_regnamespace('lookups_ffffffff') IS NOT NULL AS is_there, (SELECT required FROM program_version ORDER BY prepared_at DESC LIMIT 1) AS latest`,
  )
  expect(rows).toEqual([{ is_there: true, latest: 'next' }])
})

test('a difference that the newer version did not cause is a gap, also for the older one', async () => {
  await afterMigrationOf('expand')
  await adminPool.query('GRANT SELECT ON of_next_version TO wohlauf_runtime')
  await expect(check()).rejects.toThrow(/unexpected: wohlauf_runtime may SELECT on public.of_next_version/)
})

test('a version whose requirements a newer one has removed is refused', async () => {
  await afterMigrationOf('expand')
  await adminPool.query(
    `REVOKE SELECT ON habit FROM wohlauf_runtime;
     UPDATE program_version SET facts = array_remove(facts, 'wohlauf_runtime may SELECT on public.habit') WHERE required = 'next'`,
  )
  onTestFinished(async () => void (await adminPool.query('GRANT SELECT ON habit TO wohlauf_runtime')))
  await expect(check()).rejects.toThrow(
    /takes from this one what it needs: wohlauf_runtime may SELECT on public.habit/,
  )
})

test('a version that does not work with a newer migration is not ready, and is refused', async () => {
  await afterMigrationOf('contract')
  expect(await ready()).toBe(503)
  await expect(check()).rejects.toThrow(/newer version of Wohlauf.*Nothing was changed/)
  await expect(prepare()).rejects.toThrow(/newer version of Wohlauf.*Nothing was changed/)
})

test('a version for which the database was never prepared is refused until it is', async () => {
  await adminPool.query(`UPDATE program_version SET required = 'another one'`)
  await expect(check()).rejects.toThrow('run "npm run migrate"')
  await prepare()
  await check()
})

test('a process whose functions are gone is not ready', async () => {
  await adminPool.query(`ALTER SCHEMA ${SCHEMAS.resolver} RENAME TO resolver_00000000`)
  expect(await ready()).toBe(503)
  await adminPool.query(`ALTER SCHEMA resolver_00000000 RENAME TO ${SCHEMAS.resolver}`)
  expect(await ready()).toBe(200)
})

test('functions from before there were versions stay for their callers, until they have not been called for long', async () => {
  await adminPool.query(
    `DELETE FROM program_version; CREATE SCHEMA lookups AUTHORIZATION wohlauf_lookups; SET ROLE wohlauf_lookups;
     CREATE FUNCTION lookups.former() RETURNS int LANGUAGE sql AS 'SELECT 1'; REVOKE ALL ON FUNCTION lookups.former FROM PUBLIC;
     GRANT USAGE ON SCHEMA lookups TO wohlauf_runtime; GRANT EXECUTE ON FUNCTION lookups.former TO wohlauf_runtime; RESET ROLE`,
  )
  await prepare()
  const { rows } = await testServer.pool.query('/* of the test */ SELECT lookups.former()')
  expect(rows).toEqual([{ former: 1 }])
  await check()
  await adminPool.query(
    `UPDATE program_version SET last_used_at = now() - interval '31 days' WHERE functions = ''`,
  )
  // Only a start that has something to change cleans up.
  await adminPool.query('ALTER POLICY read ON module USING (true)')
  await prepare()
  const remainingSchema = await adminPool.query(`SELECT to_regnamespace('lookups') AS schema`)
  expect(remainingSchema.rows).toEqual([{ schema: null }])
  await check()
})
