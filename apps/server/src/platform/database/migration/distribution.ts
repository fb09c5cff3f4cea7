import type pg from 'pg'
import type { Tables } from '../table-access.ts'

const tablesWith = (tables: Tables, placement: 'reference' | 'local' | undefined): string[] =>
  Object.keys(tables).filter((table) => tables[table]?.placement === placement)

export const localTables = (tables: Tables): string[] => tablesWith(tables, 'local')

export const referenceTables = (tables: Tables): string[] => tablesWith(tables, 'reference')

/** Each row is placed by its `app_id`, together with all other rows of its app. */
export const distributedTables = (tables: Tables): string[] => tablesWith(tables, undefined)

/** Whether Citus has moved tables of this database to its nodes. */
export const isDistributed = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ has_citus: boolean }>(
    `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS has_citus`,
  )
  if (!rows[0]?.has_citus) return false
  const { rowCount } = await client.query(
    `SELECT FROM pg_catalog.pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
     WHERE c.relnamespace = 'public'::regnamespace LIMIT 1`,
  )
  return rowCount !== 0
}
