import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import {
  closeTriggerFunction,
  createContentTriggers,
  dropContentTriggers,
  openTriggerFunction,
} from './content-triggers.ts'
import { ROLES } from './roles.ts'

/**
 * The files of functions that run with their owner's rights. Each schema contains nothing else, and its owner
 * owns nothing else.
 */
const FILES = [
  { schema: 'resolver', owner: ROLES.resolver, url: new URL('resolver.sql', import.meta.url) },
  { schema: 'lookups', owner: ROLES.lookups, url: new URL('lookups.sql', import.meta.url) },
  { schema: 'jobs', owner: ROLES.jobs, url: new URL('../jobs/enqueue.sql', import.meta.url) },
]

export type OwnFunction = {
  schema: string
  owner: string
  name: string
  mayRun: readonly string[]
  /** The complete `CREATE FUNCTION`; in another schema, when one is given. */
  create: (schema?: string) => string
}

/** Every function that runs with its owner's rights; only the role of requests and jobs may call them. */
export const definerFunctions = async (): Promise<OwnFunction[]> => {
  const files = await Promise.all(
    FILES.map(async ({ schema, owner, url }) => {
      const text = await readFile(url, 'utf8')
      return [...text.matchAll(/^CREATE FUNCTION (\w+)\.(\w+)(.*?^END \$\$;)/gms)].map(
        ([, , name = '', rest = '']): OwnFunction => ({
          schema,
          owner,
          name,
          mayRun: [ROLES.runtime],
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

const actAs = (role: string) => `SET LOCAL ROLE ${role};`

/**
 * Recreates the functions, replacing existing ones, and the triggers that call them. In a transaction, so
 * that no content is written without a trigger; run by a role that may become each of their owners.
 */
export const installDefinerFunctions = async (client: pg.ClientBase): Promise<void> => {
  const functions = await definerFunctions()
  await client.query(actAs(ROLES.owner) + dropContentTriggers())
  for (const { schema, owner } of FILES) {
    await client.query(actAs(owner) + dropAll(schema))
    for (const each of functions.filter((one) => one.schema === schema)) await client.query(each.create())
    await client.query(`REVOKE ALL ON ALL FUNCTIONS IN SCHEMA ${schema} FROM PUBLIC, ${ROLES.platform}`)
    await client.query(`REVOKE ALL ON SCHEMA ${schema} FROM PUBLIC, ${ROLES.platform}, ${ROLES.runtime}`)
    await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${ROLES.runtime}`)
    await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${ROLES.runtime}`)
  }
  await client.query(actAs(ROLES.resolver) + openTriggerFunction())
  await client.query(actAs(ROLES.owner) + createContentTriggers())
  await client.query(actAs(ROLES.resolver) + closeTriggerFunction())
}
