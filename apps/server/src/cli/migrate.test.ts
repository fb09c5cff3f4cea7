import { afterAll, expect, test } from 'vitest'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const run = (databaseUrl: string) =>
  runToEnd('cli/migrate.ts', [], {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: testServer.secretKey,
    DATA_DIR: testServer.storageFolder,
  })

test('closes what differs, and changes nothing the next time', async () => {
  const policies = async () =>
    (
      await testServer.adminPool.query(
        "SELECT xmin, polname FROM pg_policy WHERE polrelid = 'app_user'::regclass",
      )
    ).rows
  const before = await policies()
  await testServer.adminPool.query('ALTER TABLE app_user DISABLE ROW LEVEL SECURITY')
  for (const _ of ['first', 'second'])
    expect(await run(testServer.adminUrl)).toEqual({
      code: 0,
      output: 'The database is prepared for this version.\n',
      errorOutput: '',
    })
  const { rows } = await testServer.adminPool.query(
    "SELECT relrowsecurity FROM pg_class WHERE oid = 'app_user'::regclass",
  )
  expect(rows).toEqual([{ relrowsecurity: true }])
  expect(await policies()).toEqual(before)
})

/** Makes the catalog say what Citus writes there for a table on its nodes, in a table of an extension. */
const sayThatTablesAreOnNodes = () =>
  testServer.adminPool.query(`SET allow_system_table_mods = on;
    CREATE TABLE pg_catalog.pg_dist_partition (logicalrelid regclass);
    ALTER EXTENSION plpgsql ADD TABLE pg_catalog.pg_dist_partition;
    INSERT INTO pg_catalog.pg_dist_partition VALUES ('public.app_user');
    RESET allow_system_table_mods`)

test('on a distributed database it checks only, and names the command that changes the nodes too', async () => {
  await sayThatTablesAreOnNodes()
  expect(await run(testServer.adminUrl)).toEqual({
    code: 0,
    output: 'The database is prepared for this version.\n',
    errorOutput: '',
  })
  await testServer.adminPool.query('ALTER TABLE app_user DISABLE ROW LEVEL SECURITY')
  const { code, output, errorOutput } = await run(testServer.adminUrl)
  expect([code, output]).toEqual([1, ''])
  expect(errorOutput).toContain('run "npm run distribute"')
  const { rows } = await testServer.adminPool.query(
    "SELECT relrowsecurity FROM pg_class WHERE oid = 'app_user'::regclass",
  )
  expect(rows).toEqual([{ relrowsecurity: false }])
})

test('says that there is no database', async () => {
  const { code, output, errorOutput } = await run('postgres://nobody@localhost:1/nothing')
  expect([code, output]).toEqual([1, ''])
  expect(errorOutput).toMatch(/database/i)
})
