import type pg from 'pg'
import { ROLES } from '../roles.ts'
import { ANCHOR } from './place-tables.ts'

const OWNERS = Object.values(ROLES)
  .map((role) => `'${role}'`)
  .join(', ')

/**
 * Functions whose first parameter is an app, except prefetches, which other functions call. Run on the coordinator
 * they would read and write as their owner, over another connection than their caller, without seeing the caller's
 * writes.
 */
const FUNCTIONS_OF_AN_APP = `SELECT p.oid::regprocedure::text AS signature
  FROM pg_proc p
  WHERE pg_get_userbyid(p.proowner) IN (${OWNERS}) AND p.proargnames[1] = 'given_app' AND p.proname !~ '^prefetch'
    AND NOT EXISTS (
      SELECT FROM pg_dist_object o JOIN pg_dist_partition t ON t.logicalrelid = to_regclass($1) AND t.colocationid = o.colocationid
      WHERE o.classid = 'pg_proc'::regclass AND o.objid = p.oid AND o.distribution_argument_index = 0 AND o.force_delegation)
  ORDER BY 1`

/** The functions that do not run on the node of their app yet. */
export const findUndelegated = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ signature: string }>(FUNCTIONS_OF_AN_APP, [`public.${ANCHOR}`])
  return rows.map(({ signature }) => signature)
}

/**
 * Sends calls on to the node of their app, where a function works within its caller's transaction, even in an open
 * one.
 */
export const delegateFunctions = async (client: pg.ClientBase): Promise<void> => {
  for (const signature of await findUndelegated(client))
    await client.query(
      `SELECT create_distributed_function($1::regprocedure, 'given_app', colocate_with := $2, force_delegation := true)`,
      [signature, `public.${ANCHOR}`],
    )
}
