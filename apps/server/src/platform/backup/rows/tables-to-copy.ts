import type pg from 'pg'
import { ROLES } from '../../database/roles.ts'

/** A table whose rows are copied, and the role that may read and write all of them. */
export type CopiedTable = {
  name: string
  columns: string[]
  owner: typeof ROLES.owner | typeof ROLES.jobs
  /** A condition for the rows; without it all are copied. */
  where?: string
}

/**
 * The queue's tables with work and its schedules, each after those that it refers to. pg-boss creates its other data
 * by itself.
 */
const QUEUE_TABLES = ['queue', 'schedule', 'job']

/**
 * These tables state how a database was prepared, which is done again for a restored one, and the places of its
 * tombstones: a restored copy must not write to them.
 */
const OF_DATABASE = `'program_version', 'backup_place'`

const OF_PRODUCT = `n.nspname = 'public' AND c.relname NOT IN (${OF_DATABASE}) AND c.relowner = to_regrole('${ROLES.owner}') AND NOT c.relispartition`

/** Every table of the product in this database, with its columns. */
export const findTables = async (client: pg.ClientBase): Promise<CopiedTable[]> => {
  const { rows } = await client.query<{ name: string; is_queue: boolean; columns: string[] }>(
    `SELECT n.nspname || '.' || c.relname AS name, n.nspname = 'pgboss' AS is_queue,
       array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relkind IN ('r', 'p') AND ((${OF_PRODUCT}) OR (n.nspname = 'pgboss' AND c.relname = ANY ($1)))
     GROUP BY n.nspname, c.relname
     ORDER BY is_queue, array_position($1, c.relname::text), c.relname`,
    [QUEUE_TABLES],
  )
  return rows.map(({ name, is_queue, columns }) => ({
    name,
    columns,
    owner: is_queue ? ROLES.jobs : ROLES.owner,
  }))
}
