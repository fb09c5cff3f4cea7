import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { ROLES } from './roles.ts'
import { closeTriggerFunctions, createTriggers, dropTriggers, openTriggerFunctions } from './triggers.ts'

/**
 * The files of functions that run with their owner's rights. Each schema contains nothing else, and its owner
 * owns nothing else.
 */
const FILES = [
  { schema: 'resolver', owner: ROLES.resolver, url: new URL('resolver.sql', import.meta.url) },
  { schema: 'lookups', owner: ROLES.lookups, url: new URL('lookups.sql', import.meta.url) },
  { schema: 'jobs', owner: ROLES.jobs, url: new URL('../jobs/enqueue.sql', import.meta.url) },
]

/** Those that work across tenants runs; all others are for requests and jobs. */
const FOR_PLATFORM: readonly string[] = ['resolver.staff_addresses']

const callerOf = (schema: string, name: string) =>
  FOR_PLATFORM.includes(`${schema}.${name}`) ? ROLES.platform : ROLES.runtime

export type OwnFunction = {
  schema: string
  owner: string
  name: string
  mayRun: readonly string[]
  /** The complete `CREATE FUNCTION`; in another schema, when one is given. */
  create: (schema?: string) => string
}

/** Every function that runs with its owner's rights; one role may call it. */
export const definerFunctions = async (): Promise<OwnFunction[]> => {
  const files = await Promise.all(
    FILES.map(async ({ schema, owner, url }) => {
      const text = await readFile(url, 'utf8')
      return [...text.matchAll(/^CREATE FUNCTION (\w+)\.(\w+)(.*?^END \$\$;)/gms)].map(
        ([, , name = '', rest = '']): OwnFunction => ({
          schema,
          owner,
          name,
          mayRun: [callerOf(schema, name)],
          create: (elsewhere = schema) => `CREATE FUNCTION ${elsewhere}.${name}${rest}`,
        }),
      )
    }),
  )
  return files.flat()
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
    .filter((one) => one.schema === schema)
    .map(({ name, mayRun }) => `GRANT EXECUTE ON FUNCTION ${schema}.${name} TO ${mayRun.join(', ')};`)
    .join('\n')

const actAs = (role: string) => `SET LOCAL ROLE ${role};`

/**
 * Recreates the functions, replacing existing ones, and the triggers that call them. In a transaction, so
 * that no content is written without a trigger; run by a role that may become each of their owners.
 */
export const installDefinerFunctions = async (client: pg.ClientBase): Promise<void> => {
  const functions = await definerFunctions()
  await client.query(actAs(ROLES.owner) + dropTriggers())
  for (const { schema, owner } of FILES) {
    await client.query(actAs(owner) + dropAll(schema))
    for (const each of functions.filter((one) => one.schema === schema)) await client.query(each.create())
    await client.query(
      `REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ${schema} FROM PUBLIC, ${ROLES.platform}, ${ROLES.runtime}`,
    )
    await client.query(`REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC, ${ROLES.platform}, ${ROLES.runtime}`)
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${callersOf(functions, schema).join(', ')}`)
    await client.query(grantsOn(functions, schema))
  }
  await client.query(actAs(ROLES.resolver) + openTriggerFunctions())
  await client.query(actAs(ROLES.owner) + createTriggers())
  await client.query(actAs(ROLES.resolver) + closeTriggerFunctions())
}
