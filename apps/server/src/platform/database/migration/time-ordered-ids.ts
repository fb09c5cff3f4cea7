import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { ROLES } from '../roles.ts'
import type { OwnFunction } from './stored-functions.ts'

const FIRST_WITH_UUIDV7 = 180_000

/** Lets columns created before PostgreSQL had the function use the server's own, and drops ours. */
const TAKE_SERVERS_OWN = `DO $$
DECLARE c record;
BEGIN
  FOR c IN SELECT d.adrelid::regclass AS "table", a.attname AS "column"
    FROM pg_depend p JOIN pg_attrdef d ON p.classid = 'pg_attrdef'::regclass AND p.objid = d.oid
    JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE p.refclassid = 'pg_proc'::regclass AND p.refobjid = to_regprocedure('public.uuidv7()')
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER %I SET DEFAULT pg_catalog.uuidv7()', c."table", c."column");
  END LOOP;
  DROP FUNCTION IF EXISTS public.uuidv7();
END $$`

const lacksUuidv7 = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  return Number(rows[0]?.server_version_num) < FIRST_WITH_UUIDV7
}

/** The function when the server lacks it; PostgreSQL 18 and newer have it. */
export const timeOrderedIdFunctions = async (client: pg.ClientBase): Promise<OwnFunction[]> => {
  if (!(await lacksUuidv7(client))) return []
  const text = await readFile(new URL('uuidv7.sql', import.meta.url), 'utf8')
  return [
    {
      kind: 'public',
      schema: 'public',
      owner: ROLES.owner,
      name: 'uuidv7',
      mayRun: [ROLES.runtime, ROLES.platform],
      source: text,
      create: (schema = 'public') =>
        text.replace('CREATE FUNCTION public.', `CREATE OR REPLACE FUNCTION ${schema}.`),
    },
  ]
}

const isOursThere = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ is_there: boolean }>(
    `SELECT to_regprocedure('public.uuidv7()') IS NOT NULL AS is_there`,
  )
  return rows[0]?.is_there === true
}

export const areTimeOrderedIdsReady = async (client: pg.ClientBase): Promise<boolean> =>
  (await isOursThere(client)) === (await lacksUuidv7(client))

/** Needed for servers before PostgreSQL 18. Must run as the owner, before the migrations. */
export const ensureTimeOrderedIds = async (client: pg.ClientBase): Promise<void> => {
  const functions = await timeOrderedIdFunctions(client)
  if (functions.length === 0) await client.query(TAKE_SERVERS_OWN)
  for (const { create, schema, name, mayRun } of functions) {
    await client.query(create())
    await client.query(`REVOKE ALL ON FUNCTION ${schema}.${name}() FROM PUBLIC`)
    await client.query(`GRANT EXECUTE ON FUNCTION ${schema}.${name}() TO ${mayRun.join(', ')}`)
  }
}
