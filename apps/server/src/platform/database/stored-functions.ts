import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { searchSql } from '../search/sources.ts'
import { ROLES } from './roles.ts'
import {
  closeTriggerFunctions,
  createTriggers,
  dropTriggers,
  openTriggerFunctions,
  TRIGGER_SCHEMAS,
} from './triggers.ts'

const read = async (...files: string[]): Promise<string> =>
  (await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))).join('\n')

/**
 * The schemas of functions. Each contains nothing else. Those of `writes` run with their caller's rights, all others with their
 * owner's, who owns nothing else.
 */
const SCHEMAS = [
  {
    schema: 'resolver',
    owner: ROLES.resolver,
    sql: () => read('resolver.sql', '../passwords/count-attempt.sql'),
  },
  { schema: 'lookups', owner: ROLES.lookups, sql: () => read('lookups.sql') },
  { schema: 'search', owner: ROLES.search, sql: searchSql },
  { schema: 'jobs', owner: ROLES.jobs, sql: () => read('../jobs/enqueue.sql') },
  { schema: 'writes', owner: ROLES.owner, sql: () => read('writes.sql') },
]

/** Those that work across tenants runs; all others are for requests and jobs. */
const FOR_PLATFORM: readonly string[] = [
  'resolver.staff_addresses',
  'resolver.titles_of_content',
  'resolver.users_of_app',
  'resolver.set_account_disabled',
  'resolver.switch_second_factor_off',
  'resolver.known_in_app',
  'resolver.count_attempt',
  'jobs.enqueue_for',
]

/** All others of the schema `search` only call each other. */
const SEARCH_FOR_REQUESTS = 'find_entries'

const callersFor = (schema: string, name: string): string[] => {
  if (schema === 'search' && name !== SEARCH_FOR_REQUESTS) return []
  return [FOR_PLATFORM.includes(`${schema}.${name}`) ? ROLES.platform : ROLES.runtime]
}

export type OwnFunction = {
  schema: string
  owner: string
  name: string
  mayRun: readonly string[]
  /** The complete `CREATE FUNCTION`; in another schema, when one is given. */
  create: (schema?: string) => string
}

/** Every function; at most one role may call it. */
export const storedFunctions = async (): Promise<OwnFunction[]> => {
  const functions = await Promise.all(
    SCHEMAS.map(async ({ schema, owner, sql }) =>
      [...(await sql()).matchAll(/^CREATE FUNCTION (\w+)\.(\w+)(.*?^END \$\$;)/gms)].map(
        ([, , name = '', rest = '']): OwnFunction => ({
          schema,
          owner,
          name,
          mayRun: callersFor(schema, name),
          create: (elsewhere = schema) => `CREATE FUNCTION ${elsewhere}.${name}${rest}`,
        }),
      ),
    ),
  )
  return functions.flat()
}

const dropAll = (schema: string) => `DO $$
DECLARE f regprocedure;
BEGIN
  FOR f IN SELECT oid FROM pg_proc WHERE pronamespace = '${schema}'::regnamespace LOOP
    EXECUTE format('DROP FUNCTION %s', f);
  END LOOP;
END $$;`

/** Who may run something in a schema. */
export const callersOf = (functions: readonly OwnFunction[], schema: string): string[] => [
  ...new Set(functions.filter((one) => one.schema === schema).flatMap(({ mayRun }) => mayRun)),
]

const grantsOn = (functions: readonly OwnFunction[], schema: string): string =>
  functions
    .filter((one) => one.schema === schema && one.mayRun.length > 0)
    .map(({ name, mayRun }) => `GRANT EXECUTE ON FUNCTION ${schema}.${name} TO ${mayRun.join(', ')};`)
    .join('\n')

const actAs = (role: string) => `SET LOCAL ROLE ${role};`

/**
 * Recreates the functions, replacing existing ones, and the triggers that call them. In a transaction, so
 * that no content is written without a trigger; run by a role that may become each of their owners.
 */
export const installStoredFunctions = async (client: pg.ClientBase): Promise<void> => {
  const functions = await storedFunctions()
  await client.query(actAs(ROLES.owner) + dropTriggers())
  for (const { schema, owner } of SCHEMAS) {
    await client.query(actAs(owner) + dropAll(schema))
    for (const each of functions.filter((one) => one.schema === schema)) await client.query(each.create())
    await client.query(
      `REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ${schema} FROM PUBLIC, ${ROLES.platform}, ${ROLES.runtime}`,
    )
    await client.query(`REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC, ${ROLES.platform}, ${ROLES.runtime}`)
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${callersOf(functions, schema).join(', ')}`)
    await client.query(grantsOn(functions, schema))
  }
  for (const schema of TRIGGER_SCHEMAS)
    await client.query(actAs(ROLES[schema]) + openTriggerFunctions(schema))
  await client.query(actAs(ROLES.owner) + createTriggers())
  for (const schema of TRIGGER_SCHEMAS)
    await client.query(actAs(ROLES[schema]) + closeTriggerFunctions(schema))
}
