import type pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../composition/migrate.ts'
import { REQUIRED_DATABASE } from '../../../composition/required-database.ts'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { StartError } from '../../base/config/start-error.ts'
import { SCHEMAS } from '../function-schemas.ts'
import { expectedFacts } from './expected-facts.ts'
import { findProtectionGaps, selfCheck } from './self-check.ts'

// Roles belong to the whole PostgreSQL server: changes to them here must not affect another test file.
const testServer = await startTestServer({ database: await startOwnCluster() })
afterAll(testServer.stop)

const onOneConnection = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await testServer.adminPool.connect()
  return work(client).finally(() => client.release())
}
// Compared once for all gaps: PostgreSQL prints them from copies of all tables, which takes longer than to look for
// the gaps.
const facts = await onOneConnection((client) => expectedFacts(client, REQUIRED_DATABASE))

const gapsNow = () => onOneConnection((client) => findProtectionGaps(client, REQUIRED_DATABASE))

/** Creates a gap in a transaction that is rolled back, and returns the findings of the check. */
const gapsAfter = (text: string): Promise<string[]> =>
  onOneConnection(async (client) => {
    try {
      await client.query('BEGIN')
      await client.query(text)
      // This setting is part of what is required.
      const isDeclaring = text.includes('wohlauf.owner_logs_in')
      return await findProtectionGaps(client, REQUIRED_DATABASE, isDeclaring ? undefined : facts)
    } finally {
      await client.query('ROLLBACK')
    }
  })

test('a migrated database has no gaps', async () => {
  expect(await gapsNow()).toEqual([])
})

/** Gaps, opened by mistake or on purpose, and the check's message. */
const OPENINGS: Record<string, [text: string, ...gaps: string[]]> = {
  'a table without a rule': [
    'CREATE TABLE gap (app_id uuid NOT NULL PRIMARY KEY)',
    'table gap has no rule that says whose rows it contains (access.ts beside its tables.ts)',
    'unexpected: table public.gap belongs to postgres, row-level security off',
  ],
  'a table whose owner bypasses row-level security': [
    'ALTER TABLE module NO FORCE ROW LEVEL SECURITY',
    'missing: table public.module belongs to wohlauf_owner, row-level security forced',
    'unexpected: table public.module belongs to wohlauf_owner, row-level security not forced',
  ],
  'a table whose protection is switched off': [
    'ALTER TABLE module DISABLE ROW LEVEL SECURITY',
    'unexpected: table public.module belongs to wohlauf_owner, row-level security off',
  ],
  'a table that belongs to a role that should only use it': [
    'ALTER TABLE habit OWNER TO wohlauf_platform',
    'unexpected: table public.habit belongs to wohlauf_platform, row-level security forced',
  ],
  'a missing policy': [
    'DROP POLICY read ON module',
    'missing: table module has the policy read: permissive r',
  ],
  'an additional policy': [
    'CREATE POLICY lax ON module TO wohlauf_runtime USING (app_id IS NOT NULL)',
    'unexpected: table module has the policy lax: permissive * to wohlauf_runtime using (app_id IS NOT NULL)',
  ],
  'OR true in a policy': [
    `ALTER POLICY read ON habit_intent USING ((app_id = nullif(current_setting('app.id', true), '')::uuid
       AND (user_id = nullif(current_setting('app.user_id', true), '')::uuid
         OR current_setting('app.reach', true) = 'app')) OR true)`,
    'missing: table habit_intent has the policy read',
    'unexpected: table habit_intent has the policy read',
  ],
  'a policy that cannot be evaluated on a single machine': [
    `CREATE POLICY lax ON habit USING (app_id = (SELECT nullif(current_setting('app.id', true), '')::uuid))`,
    'the policy lax of habit contains a sub-select',
  ],
  'a policy that checks less than it shows': [
    'ALTER POLICY change ON habit_intent WITH CHECK (true)',
    'unexpected: table habit_intent has the policy change',
  ],
  'a policy that applies to every role': [
    'ALTER POLICY read ON seat TO PUBLIC',
    'unexpected: table seat has the policy read: permissive r to PUBLIC',
  ],
  'a policy of one role given to another': [
    'ALTER POLICY platform ON app_user TO wohlauf_platform, wohlauf_runtime',
    'unexpected: table app_user has the policy platform: permissive * to',
  ],
  'a changeable ledger': [
    'GRANT UPDATE, DELETE ON health_point_entry TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may UPDATE on public.health_point_entry',
    'unexpected: wohlauf_runtime may DELETE on public.health_point_entry',
  ],
  'an additional changeable column': [
    'GRANT UPDATE (role) ON app_user TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may UPDATE on public.app_user (role)',
  ],
  'an additional column readable across tenants': [
    'GRANT SELECT (password_hash) ON app_user TO wohlauf_platform',
    'unexpected: wohlauf_platform may SELECT on public.app_user (password_hash)',
  ],
  'a privilege that row-level security does not cover': [
    'GRANT TRUNCATE ON module TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may TRUNCATE on public.module',
  ],
  'triggers and references': [
    'GRANT REFERENCES, TRIGGER ON module TO wohlauf_platform',
    'unexpected: wohlauf_platform may REFERENCES on public.module',
    'unexpected: wohlauf_platform may TRIGGER on public.module',
  ],
  'a privilege with grant option': [
    'GRANT SELECT ON module TO wohlauf_runtime WITH GRANT OPTION',
    'unexpected: wohlauf_runtime may SELECT on public.module and pass it on',
  ],
  'a privilege for PUBLIC': [
    'GRANT SELECT ON module TO PUBLIC',
    'unexpected: PUBLIC may SELECT on public.module',
  ],
  'a privilege for another role': [
    'CREATE ROLE planted_reader; GRANT SELECT ON app_user TO planted_reader',
    'unexpected: planted_reader may SELECT on public.app_user',
  ],
  'a missing privilege': [
    'REVOKE SELECT ON module FROM wohlauf_runtime',
    'missing: wohlauf_runtime may SELECT on public.module',
  ],
  'a catalog with secrets': [
    'GRANT SELECT ON pg_catalog.pg_authid TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may SELECT on pg_catalog.pg_authid',
  ],
  'a role that bypasses row-level security': [
    'ALTER ROLE wohlauf_runtime BYPASSRLS',
    'missing: role wohlauf_runtime: logs in',
    'unexpected: role wohlauf_runtime: logs in, goes around row-level security',
  ],
  'a role that is a superuser, makes roles and databases, and replicates': [
    'ALTER ROLE wohlauf_platform SUPERUSER CREATEROLE CREATEDB REPLICATION',
    'unexpected: role wohlauf_platform: logs in, is a superuser, makes roles, makes databases, replicates',
  ],
  'an owner that can log in': ['ALTER ROLE wohlauf_owner LOGIN', 'unexpected: role wohlauf_owner: logs in'],
  'an owner that cannot log in although this was declared': [
    `SET LOCAL wohlauf.owner_logs_in = 'on'`,
    'missing: role wohlauf_owner: logs in',
  ],
  'a role that is a member of another': [
    'GRANT wohlauf_owner TO wohlauf_runtime',
    'unexpected: role wohlauf_runtime is a member of wohlauf_owner',
  ],
  'a member of a role that reads everything': [
    'GRANT pg_read_all_data TO wohlauf_runtime',
    'unexpected: role wohlauf_runtime is a member of pg_read_all_data',
  ],
  'a role that may become one of ours': [
    'CREATE ROLE planted_member; GRANT wohlauf_lookups TO planted_member',
    'unexpected: role planted_member is a member of wohlauf_lookups',
  ],
  'a setting that is bound in advance': [
    `ALTER ROLE wohlauf_runtime SET app.reach = 'app'`,
    'unexpected: the setting app.reach for wohlauf_runtime',
  ],
  'a role whose acknowledged writes can be lost': [
    'ALTER ROLE wohlauf_runtime SET synchronous_commit = off',
    'unexpected: the setting synchronous_commit for wohlauf_runtime',
  ],
  'a database whose acknowledged writes can be lost': [
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`,
    'unexpected: the setting synchronous_commit for all roles',
  ],
  'all roles whose acknowledged writes can be lost': [
    'ALTER ROLE ALL SET synchronous_commit = off',
    'unexpected: the setting synchronous_commit for all roles',
  ],
  'a role that may wait for ever in this database': [
    `DO $$ BEGIN EXECUTE format('ALTER ROLE wohlauf_platform IN DATABASE %I SET statement_timeout = 0', current_database()); END $$`,
    'unexpected: the setting statement_timeout for wohlauf_platform',
  ],
  'settings by which statements mean something else': [
    `ALTER ROLE wohlauf_runtime SET transform_null_equals = on; ALTER ROLE wohlauf_jobs SET timezone = 'Asia/Tokyo'`,
    'unexpected: the setting transform_null_equals for wohlauf_runtime',
    'unexpected: the setting TimeZone for wohlauf_jobs',
  ],
  'a role that only reads, or sees other transactions’ writes differently': [
    `ALTER ROLE wohlauf_runtime SET default_transaction_read_only = on;
     ALTER ROLE wohlauf_platform SET default_transaction_isolation = 'serializable'`,
    'unexpected: the setting default_transaction_read_only for wohlauf_runtime',
    'unexpected: the setting default_transaction_isolation for wohlauf_platform',
  ],
  'a function that runs with its owner’s rights': [
    `CREATE FUNCTION resolver.peek() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS 'SELECT count(*) FROM public.session'`,
    'unexpected: function resolver.peek of postgres is',
    'unexpected: PUBLIC may EXECUTE on resolver.peek()',
  ],
  'a function with another body': [
    `CREATE OR REPLACE FUNCTION ${SCHEMAS.lookups}.has_account(given_app uuid, given_address text) RETURNS boolean LANGUAGE plpgsql STABLE
       SECURITY DEFINER SET search_path = '' AS $$ BEGIN RETURN true; END $$`,
    `missing: function ${SCHEMAS.lookups}.has_account of wohlauf_lookups is`,
    `unexpected: function ${SCHEMAS.lookups}.has_account of wohlauf_lookups is`,
  ],
  'a function with another search path': [
    `ALTER FUNCTION ${SCHEMAS.lookups}.find_login(uuid, text) RESET search_path`,
    `unexpected: function ${SCHEMAS.lookups}.find_login of wohlauf_lookups is`,
  ],
  'a function of another owner': [
    `ALTER FUNCTION ${SCHEMAS.lookups}.find_login(uuid, text) OWNER TO postgres`,
    `unexpected: function ${SCHEMAS.lookups}.find_login of postgres is`,
  ],
  'a function that every role may call': [
    `GRANT EXECUTE ON FUNCTION ${SCHEMAS.lookups}.find_login(uuid, text) TO PUBLIC`,
    `unexpected: PUBLIC may EXECUTE on ${SCHEMAS.lookups}.find_login(given_app uuid, given_address text)`,
  ],
  'a known function name with other arguments': [
    `CREATE FUNCTION ${SCHEMAS.lookups}.has_account(given_id uuid) RETURNS boolean LANGUAGE sql AS 'SELECT true'`,
    `unexpected: function ${SCHEMAS.lookups}.has_account of postgres is`,
  ],
  'a function of the server itself': [
    'GRANT EXECUTE ON FUNCTION pg_read_file(text) TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may EXECUTE on pg_catalog.pg_read_file(text)',
  ],
  'a function in another schema that runs with its owner’s rights': [
    `CREATE SCHEMA planted; GRANT USAGE ON SCHEMA planted TO PUBLIC;
     CREATE FUNCTION planted.peek() RETURNS bigint LANGUAGE sql SECURITY DEFINER AS 'SELECT count(*) FROM public.session'`,
    'unexpected: function planted.peek belongs to postgres and runs with its rights',
  ],
  'a trigger': [
    `CREATE FUNCTION resolver.copy() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS 'BEGIN RETURN NEW; END';
     CREATE TRIGGER copying AFTER INSERT ON session FOR EACH ROW EXECUTE FUNCTION resolver.copy()`,
    'unexpected: trigger copying on public.session',
    'unexpected: function resolver.copy of postgres is',
  ],
  'a content table that does not change the version': [
    'DROP TRIGGER content_version ON module_page',
    'missing: trigger content_version on public.module_page: CREATE CONSTRAINT TRIGGER',
  ],
  'a content table whose trigger is disabled': [
    'ALTER TABLE habit DISABLE TRIGGER content_version',
    'missing: trigger content_version on public.habit: CREATE CONSTRAINT TRIGGER',
    'unexpected: trigger content_version on public.habit: CREATE CONSTRAINT TRIGGER',
  ],
  'a content table whose trigger ignores some changes': [
    `DROP TRIGGER content_version ON image;
     CREATE CONSTRAINT TRIGGER content_version AFTER INSERT ON image DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
       EXECUTE FUNCTION resolver.move_content_version()`,
    'missing: trigger content_version on public.image: CREATE CONSTRAINT TRIGGER',
    'unexpected: trigger content_version on public.image: CREATE CONSTRAINT TRIGGER content_version AFTER INSERT ON',
  ],
  'a rule': [
    'CREATE RULE copying AS ON INSERT TO session DO ALSO DELETE FROM app_user',
    'unexpected: rule copying on public.session',
  ],
  'a table in another schema': [
    'CREATE SCHEMA planted; CREATE TABLE planted.people AS SELECT * FROM app_user',
    'unexpected: table planted.people belongs to postgres, row-level security off',
  ],
  'a table in another schema that requests can reach': [
    `CREATE SCHEMA planted; CREATE TABLE planted.people AS SELECT * FROM app_user;
     GRANT USAGE ON SCHEMA planted TO wohlauf_runtime; GRANT SELECT ON planted.people TO wohlauf_runtime`,
    'unexpected: wohlauf_runtime may USAGE on schema planted',
    'unexpected: wohlauf_runtime may SELECT on planted.people',
  ],
  'a table in the functions’ schema': [
    `CREATE TABLE ${SCHEMAS.lookups}.people AS SELECT * FROM app_user`,
    `unexpected: table ${SCHEMAS.lookups}.people belongs to postgres, row-level security off`,
  ],
  'a schema that allows creating': [
    'GRANT CREATE ON SCHEMA public TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may CREATE on schema public',
  ],
  'a schema for PUBLIC': [
    'GRANT USAGE ON SCHEMA public TO PUBLIC',
    'unexpected: PUBLIC may USAGE on schema public',
  ],
  'a schema of another owner': [
    'ALTER SCHEMA resolver OWNER TO wohlauf_runtime',
    'missing: schema resolver belongs to wohlauf_resolver',
    'unexpected: schema resolver belongs to wohlauf_runtime',
  ],
  'access to the job queue': [
    'GRANT USAGE ON SCHEMA pgboss TO wohlauf_runtime; GRANT SELECT ON pgboss.job TO wohlauf_platform',
    'unexpected: wohlauf_runtime may USAGE on schema pgboss',
    'unexpected: wohlauf_platform may SELECT on pgboss.job',
  ],
  'access of the queue’s role to a table': [
    'GRANT SELECT ON app_user TO wohlauf_jobs',
    'unexpected: wohlauf_jobs may SELECT on public.app_user',
  ],
  'default privileges': [
    'ALTER DEFAULT PRIVILEGES FOR ROLE wohlauf_owner IN SCHEMA public GRANT SELECT ON TABLES TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may SELECT on every new table of wohlauf_owner',
  ],
  'temporary tables, which shadow real ones': [
    `DO $$ BEGIN EXECUTE format('GRANT TEMP ON DATABASE %I TO wohlauf_runtime', current_database()); END $$`,
    'unexpected: wohlauf_runtime may TEMPORARY on the database',
  ],
  'creating schemas': [
    `DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO PUBLIC', current_database()); END $$`,
    'unexpected: PUBLIC may CREATE on the database',
  ],
  'a parameter that disables foreign keys': [
    'GRANT SET ON PARAMETER session_replication_role TO wohlauf_runtime',
    'unexpected: wohlauf_runtime may SET on the parameter session_replication_role',
  ],
  'disabled foreign keys': [
    'ALTER TABLE module_page DISABLE TRIGGER ALL',
    'unexpected: the foreign keys of public.module_page are switched off',
  ],
  'a sequence': [
    'CREATE SEQUENCE counting; GRANT USAGE ON SEQUENCE counting TO wohlauf_runtime',
    'unexpected: sequence public.counting belongs to postgres',
    'unexpected: wohlauf_runtime may USAGE on public.counting',
  ],
  'a view that runs with its owner’s rights': [
    'CREATE VIEW peek AS SELECT * FROM module',
    'unexpected: view public.peek belongs to postgres',
  ],
  'a materialized view': [
    'CREATE MATERIALIZED VIEW peek AS SELECT * FROM module',
    'unexpected: materialized view public.peek belongs to postgres',
  ],
  'a nullable tenant column': [
    'ALTER TABLE module DROP CONSTRAINT module_app_id_id_pk CASCADE; ALTER TABLE module ALTER app_id DROP NOT NULL',
    'column app_id of module may be null',
    'no index of module is led by app_id',
  ],
  'a foreign key that could refer to another tenant': [
    `ALTER TABLE module ADD UNIQUE (id);
     ALTER TABLE module_page ADD CONSTRAINT loose FOREIGN KEY (module_id) REFERENCES module (id)`,
    'foreign key loose of module_page joins two tenant tables without app_id',
  ],
  'a foreign key that is not validated': [
    `ALTER TABLE module_page DROP CONSTRAINT module_page_module;
     ALTER TABLE module_page ADD CONSTRAINT module_page_module FOREIGN KEY (app_id, module_id)
       REFERENCES module (app_id, id) ON DELETE CASCADE NOT VALID`,
    'foreign key module_page_module of module_page is not kept',
  ],
  'a unique key that a single machine cannot enforce': [
    'ALTER TABLE session ADD CONSTRAINT loose UNIQUE (token_hash)',
    'loose of session is unique without app_id',
  ],
  'a foreign key to rows on other machines': [
    `ALTER TABLE impersonation ADD CONSTRAINT loose FOREIGN KEY (of_app_id, of_user_id) REFERENCES app_user (app_id, id)
       ON DELETE CASCADE`,
    'foreign key loose of impersonation refers to rows that may lie on another machine',
  ],
  'rows that outlive their person': [
    'ALTER TABLE consent DROP CONSTRAINT consent_user',
    'column user_id of consent names a person, and no foreign key lets the row go with its person',
  ],
  'a user column without a rule': [
    `ALTER TABLE habit ADD COLUMN inventor uuid;
     ALTER TABLE habit ADD CONSTRAINT habit_inventor FOREIGN KEY (app_id, inventor) REFERENCES app_user (app_id, id)`,
    'column inventor of habit refers to a person, and the rules of habit do not name it',
  ],
  'rows that prevent the deletion of their app': [
    'ALTER TABLE document DROP CONSTRAINT document_app_id_app_app_id_fk',
    'document does not go with its app: document_stored_file holds the deletion up',
  ],
}

describe('the check reports', () => {
  test.each(Object.entries(OPENINGS))('%s', async (_, [text, ...expected]) => {
    const gaps = await gapsAfter(text)
    for (const sentence of expected)
      expect(gaps).toContainEqual(expect.stringMatching(new RegExp(`^${RegExp.escape(sentence)}`)))
  })
})

describe('the check ignores', () => {
  test.each([
    ['the views of an extension', 'CREATE EXTENSION pg_stat_statements'],
    [
      'an extension that its owner installs',
      'SET LOCAL ROLE wohlauf_owner; CREATE EXTENSION hstore; RESET ROLE',
    ],
    [
      'extensions of all kinds, in schemas of their own',
      `CREATE SCHEMA planted; CREATE EXTENSION pg_buffercache SCHEMA planted; CREATE EXTENSION citext SCHEMA planted;
       CREATE EXTENSION dblink SCHEMA planted; CREATE EXTENSION tablefunc SCHEMA planted; CREATE EXTENSION pgcrypto`,
    ],
    [
      'another role’s tables and functions in a schema of its own',
      `CREATE ROLE planted_host; CREATE SCHEMA planted AUTHORIZATION planted_host; SET LOCAL ROLE planted_host;
       CREATE TABLE planted.samples (at timestamptz); CREATE VIEW planted.latest AS SELECT * FROM planted.samples;
       CREATE FUNCTION planted.sample() RETURNS int LANGUAGE sql SECURITY DEFINER AS 'SELECT 1'; RESET ROLE`,
    ],
    ['unrelated roles', 'CREATE ROLE planted_a; CREATE ROLE planted_b; GRANT planted_a TO planted_b'],
    [
      'an owner that logs in as declared',
      `ALTER ROLE wohlauf_owner LOGIN; SET LOCAL wohlauf.owner_logs_in = 'on'`,
    ],
    ['how long statements may take', `ALTER ROLE wohlauf_runtime SET statement_timeout = '7s'`],
    [
      'settings that only make statements faster, and writes that are at least as safe',
      `ALTER ROLE wohlauf_runtime SET work_mem = '8MB'; ALTER ROLE ALL SET random_page_cost = 1.1;
       ALTER ROLE wohlauf_platform SET log_min_duration_statement = '1s'; ALTER ROLE wohlauf_jobs SET synchronous_commit = remote_apply`,
    ],
  ])('%s', async (_, text) => {
    expect(await gapsAfter(text)).toEqual([])
  })
})

test('the check leaves no temporary objects on its connection', async () => {
  const client = await testServer.adminPool.connect()
  try {
    expect(await findProtectionGaps(client, REQUIRED_DATABASE)).toEqual([])
    const { rows } = await client.query(
      `SELECT relname FROM pg_class WHERE relnamespace = pg_my_temp_schema()
       UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = pg_my_temp_schema()`,
    )
    expect(rows).toEqual([])
    expect(await findProtectionGaps(client, REQUIRED_DATABASE)).toEqual([])
  } finally {
    client.release()
  }
})

test('a gap stops the start with a message that names it', async () => {
  const client = await testServer.adminPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('ALTER TABLE module_progress DISABLE TRIGGER ALL')
    await expect(selfCheck(client, REQUIRED_DATABASE)).rejects.toThrow(
      new StartError(
        'The database does not protect its tenants: unexpected: the foreign keys of public.module_progress are switched off.',
      ),
    )
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('a restart closes the gaps that the table rules cover', async () => {
  await testServer.adminPool.query(
    'DROP POLICY read ON module; ALTER TABLE habit NO FORCE ROW LEVEL SECURITY',
  )
  await testServer.adminPool.query('GRANT TRUNCATE ON habit TO wohlauf_runtime')
  await testServer.adminPool.query('GRANT UPDATE (role) ON app_user TO wohlauf_runtime')
  await testServer.adminPool.query('CREATE POLICY lax ON seat USING (true)')
  await testServer.adminPool.query(
    `GRANT EXECUTE ON FUNCTION ${SCHEMAS.lookups}.find_login(uuid, text) TO PUBLIC`,
  )
  await migrate(testServer.adminUrl, testServer.secretKey)
  expect(await gapsNow()).toEqual([])
})

test('a database with an unknown migration is refused and left unchanged', async () => {
  await testServer.adminPool.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of the future', 9999999999999)`,
  )
  await expect(migrate(testServer.adminUrl, testServer.secretKey)).rejects.toThrow(/newer version of Wohlauf/)
  await testServer.adminPool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'of the future'`)
})

test('an unreachable database is reported in one message, without its password', async () => {
  const attempt = migrate('postgres://unknown:geheim@127.0.0.1:9/wohlauf', testServer.secretKey)
  await expect(attempt).rejects.toThrow(StartError)
  await expect(attempt).rejects.toThrow(/^The database at 127\.0\.0\.1:9 cannot be reached: .*DATABASE_URL/)
  await expect(attempt).rejects.not.toThrow(/geheim/)
})
