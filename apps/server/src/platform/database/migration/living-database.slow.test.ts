/** Slow: servers start under requests, and wait for locked tables; `self-check.test.ts` checks what a start finds and repairs. */
import { getModules, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { MAX_PAGES } from '@wohlauf/contract/values/limits/version-limits'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from '../../../composition/migrate.ts'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { freePort } from '../../../testing/free-port.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { runProgram } from '../../../testing/run-program.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { SCHEMAS } from '../function-schemas.ts'
import { rotateSecretKey } from './rotate-secret-key.ts'

/** A start on a database that is in use: it changes nothing that is right, and reports each wait. */

// Roles belong to the whole PostgreSQL server: changes to them here must not affect another test file.
const testServer = await startTestServer({ database: await startOwnCluster() })
afterAll(testServer.stop)
vi.setConfig({ testTimeout: 240_000 })

const { adminUrl, adminPool, secretKey } = testServer
const LONG_WAIT = { ms: 120_000, report: () => {} }
const NO_WAIT = { ms: 0, report: () => {} }

/** The catalogs that hold tables, protection, functions and roles; a row that is written has another `xmin`. */
const CATALOG_ROWS = `
  SELECT 'policy ' || polrelid::regclass || ' ' || polname AS name, xmin::text AS version FROM pg_policy
  UNION ALL SELECT 'function ' || oid::regprocedure, xmin::text FROM pg_proc WHERE oid >= 16384
  UNION ALL SELECT 'trigger ' || tgrelid::regclass || ' ' || tgname, xmin::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'table ' || oid::regclass, xmin::text FROM pg_class
    WHERE oid >= 16384 AND relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_')
  UNION ALL SELECT 'role ' || rolname, xmin::text FROM pg_authid
  UNION ALL SELECT 'settings of ' || setrole::regrole, xmin::text FROM pg_db_role_setting
  UNION ALL SELECT 'member ' || roleid::regrole || ' ' || member::regrole, xmin::text FROM pg_auth_members
  UNION ALL SELECT 'schema ' || nspname, xmin::text FROM pg_namespace WHERE nspname !~ '^pg_'
  UNION ALL SELECT 'database ' || datname, xmin::text FROM pg_database WHERE datname = current_database()
  UNION ALL SELECT 'comment ' || objoid || ' ' || objsubid, xmin::text FROM pg_description WHERE objoid >= 16384
  UNION ALL SELECT 'role comment ' || objoid, xmin::text FROM pg_shdescription`

const catalogs = async (): Promise<Map<string, string>> => {
  const { rows } = await adminPool.query<{ name: string; version: string }>(CATALOG_ROWS)
  return new Map(rows.map(({ name, version }) => [name, version]))
}

/** The names of catalog rows that `work` has written, created or removed. */
const writtenBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const before = await catalogs()
  await work()
  const after = await catalogs()
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort()
}

/** Another transaction that holds the locks of `text`. */
const meanwhile = async (text: string): Promise<{ end: () => Promise<void>; pid: number }> => {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(`BEGIN; ${text}`)
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  let ending: Promise<void> | null = null
  const end = () => {
    ending ??= client.end()
    return ending
  }
  onTestFinished(end)
  return { end, pid: rows[0]?.pid ?? 0 }
}

const lockAll = async (mode: string): Promise<string> => {
  const { rows } = await adminPool.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  )
  return `LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN ${mode} MODE`
}

test('a second server and a worker start under requests: no catalog row is written, and no table is locked', async () => {
  const { app, as } = await createLearner(testServer)
  const modules = [1, 2].map(() =>
    testServer.createModule(app, { pages: Array.from({ length: MAX_PAGES }, () => ({})) }),
  )
  const pages = (await Promise.all(modules)).flatMap((module) => module.pages)
  // Every lock of a change to a table, a trigger or an index would wait for this one, and a queue would form behind it.
  await meanwhile(await lockAll('ROW EXCLUSIVE'))
  const statuses: number[] = []
  let isOver = false
  const read = async () => {
    while (!isOver) statuses.push((await testServer.call(getModules, {}, as)).status)
  }
  const write = async () => {
    for (const { modulePageId } of pages)
      if (!isOver) statuses.push((await testServer.call(markModulePageAsSeen, { modulePageId }, as)).status)
  }
  const load = Promise.all([read(), read(), write()])
  const writtenRows = await writtenBy(async () => {
    const environment = { PORT: String(await freePort()) }
    for (const file of ['main.ts', 'worker.ts'] as const)
      onTestFinished((await runProgram(file, testServer, environment)).kill)
  })
  isOver = true
  await load
  expect(writtenRows).toEqual([])
  expect(new Set(statuses)).toEqual(new Set([200]))
})

/** Differences found by one start, and everything that it writes. */
const DIFFERENCES: Record<string, [differences: string, ...written: string[]]> = {
  'one policy': ['ALTER POLICY read ON module USING (true)', 'policy module read'],
  'policies, privileges and row-level security of some tables': [
    `DROP POLICY read ON habit; CREATE POLICY "a b" ON habit USING (true);
     GRANT DELETE ON health_point_entry TO wohlauf_runtime; ALTER TABLE seat NO FORCE ROW LEVEL SECURITY`,
    'policy habit a b',
    'policy habit read',
    'table health_point_entry',
    'table seat',
  ],
  'functions and the right to use them': [
    `CREATE OR REPLACE FUNCTION ${SCHEMAS.lookups}.find_login(given_app uuid, given_address text) RETURNS TABLE (id uuid, password_hash text, is_disabled boolean)
       LANGUAGE sql AS 'SELECT NULL::uuid, NULL, false';
     DROP FUNCTION ${SCHEMAS.lookups}.has_account(uuid, text);
     CREATE FUNCTION ${SCHEMAS.lookups}.has_account(other text, more text) RETURNS text LANGUAGE sql AS 'SELECT other';
     CREATE FUNCTION resolver.peek() RETURNS int LANGUAGE sql AS 'SELECT 1';
     GRANT EXECUTE ON FUNCTION ${SCHEMAS.search}.find_entries TO PUBLIC; GRANT USAGE ON SCHEMA ${SCHEMAS.lookups} TO PUBLIC`,
    `function ${SCHEMAS.lookups}.find_login(uuid,text)`,
    `function ${SCHEMAS.lookups}.has_account(text,text)`,
    `function ${SCHEMAS.lookups}.has_account(uuid,text)`,
    'function resolver.peek()',
    `function ${SCHEMAS.search}.find_entries(text,text[],uuid[],integer)`,
    `schema ${SCHEMAS.lookups}`,
  ],
  'a missing trigger, and one that is switched off': [
    'DROP TRIGGER content_version ON module_page; ALTER TABLE habit DISABLE TRIGGER content_version',
    // The tables' owner may name the function meanwhile.
    'function resolver.move_content_version()',
    'schema resolver',
    'trigger habit content_version',
    'trigger module_page content_version',
  ],
  'a function of another owner that triggers call': [
    'ALTER FUNCTION resolver.keep_legal_texts() OWNER TO postgres',
    'function resolver.keep_legal_texts()',
    'schema resolver',
    'trigger legal_text keep',
  ],
  'settings and passwords of roles': [
    `ALTER ROLE wohlauf_runtime SET statement_timeout = '1h'; ALTER ROLE wohlauf_jobs PASSWORD 'another'`,
    // One transaction, which locks no table.
    'database postgres',
    expect.stringMatching(/^role comment/),
    ...['role wohlauf_jobs', 'role wohlauf_platform', 'role wohlauf_runtime'],
    'schema public',
    ...['settings of wohlauf_jobs', 'settings of wohlauf_platform', 'settings of wohlauf_runtime'],
  ],
}

test.each(Object.entries(DIFFERENCES))('of all catalog rows, a start writes %s', async (_, entry) => {
  const [differences, ...expected] = entry
  await adminPool.query(differences)
  expect(await writtenBy(() => migrate(adminUrl, secretKey))).toEqual(expected)
})

test('a start does not repeat the writes of an earlier one', async () => {
  expect(await writtenBy(() => migrate(adminUrl, secretKey))).toEqual([])
})

test('a start that must change a table in use gives up with a sentence, and the requests behind it are served', async () => {
  await adminPool.query('ALTER POLICY read ON module USING (true)')
  const { app, as } = await createLearner(testServer)
  await testServer.createModule(app)
  const user = await meanwhile('LOCK TABLE module IN ROW EXCLUSIVE MODE')
  const [start, answer] = await Promise.allSettled([
    migrate(adminUrl, secretKey, NO_WAIT),
    testServer.call(getModules, {}, as).then(({ status }) => status),
  ])
  expect(start).toMatchObject({
    reason: {
      name: 'StartError',
      message: expect.stringMatching(/^Other transactions kept the database locked for/),
    },
  })
  expect(answer).toMatchObject({ value: 200 })
  await user.end()
  await migrate(adminUrl, secretKey)
})

test.each([
  ['a table against readers', 'LOCK TABLE habit IN ACCESS EXCLUSIVE MODE', 'SELECT'],
  [
    'a table that must change',
    'LOCK TABLE seat IN ACCESS SHARE MODE',
    'ALTER POLICY read ON seat USING (false)',
  ],
])(
  'a start during a transaction that has locked %s says that it waits, and continues after it',
  async (_, lock, change) => {
    await adminPool.query(change)
    const other = await meanwhile(lock)
    const messages: string[] = []
    const report = (text: string) => {
      messages.push(text)
      void other.end()
    }
    await migrate(adminUrl, secretKey, { ms: 120_000, report })
    expect(messages).toEqual(['Waiting for other transactions of the database, for at most 120 seconds …'])
  },
)

/** A lock that remains when a pooler keeps the connection of a session that has ended. */
const LEFT_BEHIND = 'SELECT pg_advisory_lock(7226101)'

test('a leftover lock does not delay a start that has nothing to change', async () => {
  await meanwhile(LEFT_BEHIND)
  await migrate(adminUrl, secretKey, NO_WAIT)
})

test('a start that has something to change, and a new key, end with a sentence that names the holder of the lock', async () => {
  await adminPool.query('ALTER POLICY read ON module USING (true)')
  const { pid, end } = await meanwhile(LEFT_BEHIND)
  const sentence = new RegExp(
    `^Another process has been changing the database.*pg_terminate_backend\\(${pid}\\)`,
  )
  await expect(migrate(adminUrl, secretKey, NO_WAIT)).rejects.toThrow(sentence)
  const keys = { secretKey: 'the next key of at least 32 bytes', formerSecretKeys: [secretKey] }
  const options = { isFormerLost: false, waitLimit: NO_WAIT }
  await expect(rotateSecretKey(adminUrl, keys, options)).rejects.toThrow(sentence)
  await end()
  await migrate(adminUrl, secretKey)
})

test('several concurrent starts write each difference once, and all succeed', async () => {
  await adminPool.query(
    'ALTER POLICY read ON module USING (true); DROP TRIGGER content_version ON module_page',
  )
  const writtenRows = await writtenBy(() =>
    Promise.all(Array.from({ length: 3 }, () => migrate(adminUrl, secretKey, LONG_WAIT))),
  )
  expect(writtenRows).toEqual(
    expect.arrayContaining(['policy module read', 'trigger module_page content_version']),
  )
  expect(writtenRows.filter((name) => name.startsWith('policy'))).toHaveLength(1)
})
