import type pg from 'pg'
import { addKey, dropKey, findForeignKeys } from '../foreign-keys.ts'
import { distributedTables, referenceTables } from '../migration/distribution.ts'
import type { Tables } from '../table-access.ts'

/** Rows of other tables are stored beside this table's rows of their app. */
export const ANCHOR = 'app_user'

type Placed = { name: string; kind: 'distributed' | 'reference' | 'local' }

/** The tables that Citus knows; local ones refer to reference tables. */
const findPlaced = async (client: pg.ClientBase): Promise<Placed[]> => {
  const { rows } = await client.query<Placed>(
    `SELECT c.relname AS name,
       CASE WHEN p.partmethod = 'h' THEN 'distributed' WHEN p.repmodel = 't' THEN 'reference' ELSE 'local' END AS kind
     FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE c.relnamespace = 'public'::regnamespace`,
  )
  return rows
}

export type Unplaced = { reference: string[]; distributed: string[] }

/** The tables that still have to be placed, by their rules in `access.ts`. */
export const findUnplaced = async (client: pg.ClientBase, tables: Tables): Promise<Unplaced> => {
  const placed = await findPlaced(client)
  const isPlaced = (kind: string) => (table: string) =>
    placed.some((one) => one.name === table && one.kind === kind)
  return {
    reference: referenceTables(tables).filter((table) => !isPlaced('reference')(table)),
    distributed: distributedTables(tables).filter((table) => !isPlaced('distributed')(table)),
  }
}

/** Runs them one by one: Citus sends the text of a message to nodes, which take one statement. */
const run = async (client: pg.ClientBase, statements: readonly string[]): Promise<void> => {
  for (const text of statements) await client.query(text)
}

type OwnTrigger = { table: string; name: string; definition: string }

const findTriggers = async (client: pg.ClientBase, tables: readonly string[]): Promise<OwnTrigger[]> => {
  const { rows } = await client.query<OwnTrigger>(
    `SELECT t.tgrelid::regclass::text AS "table", quote_ident(t.tgname) AS name, pg_get_triggerdef(t.oid) AS definition
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1) ORDER BY 1, 2`,
    [tables],
  )
  return rows
}

/**
 * Moves rows to the nodes, all or none. Triggers are dropped meanwhile, because they would run for each copied row,
 * and foreign keys, because a table can be distributed neither before those that refer to it nor after them.
 * @param client a superuser, for whom row-level security does not hide rows from copying
 */
export const placeTables = async (
  client: pg.ClientBase,
  { reference, distributed }: Unplaced,
): Promise<void> => {
  if (reference.length + distributed.length === 0) return
  // One statement at a time on each node: tables and the reference tables that they refer to change in one transaction.
  await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL citus.multi_shard_modify_mode = 'sequential'; SET LOCAL citus.enable_unsafe_triggers = on`)
  try {
    const keys = await findForeignKeys(client)
    const movedTables = new Set([...reference, ...distributed])
    const movedKeys = keys.filter(({ table, parent }) => movedTables.has(table) || movedTables.has(parent))
    const triggers = await findTriggers(client, [...movedTables])
    await run(client, [
      ...movedKeys.map(dropKey),
      ...triggers.map(({ table, name }) => `DROP TRIGGER ${name} ON ${table}`),
    ])
    for (const table of reference) await client.query(`SELECT create_reference_table('public.${table}')`)
    for (const table of distributed.toSorted(
      (one, other) => Number(other === ANCHOR) - Number(one === ANCHOR),
    )) {
      // The table is named, because Citus would place a later table elsewhere after a change of its number of
      // shards.
      const beside = table === ANCHOR ? 'default' : `public.${ANCHOR}`
      await client.query(
        `SELECT create_distributed_table('public.${table}', 'app_id', colocate_with := '${beside}')`,
      )
      // The table's rows are copied to the nodes; those on the coordinator would remain after a deletion, unseen.
      await client.query(`SELECT truncate_local_data_after_distributing_table('public.${table}')`)
    }
    await run(client, [...movedKeys.map(addKey), ...triggers.map(({ definition }) => definition)])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
