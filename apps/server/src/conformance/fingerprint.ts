import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Failed logins and limits are counted outside of the request's transaction. */
export const COUNTERS = ['login_throttle', 'rate_limit']

const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`

/** Hashes are added up, so no table is sorted; their sum changes with every row that comes, goes or changes. */
const checksumOf = (table: string) =>
  `SELECT '${table}' AS name, format('%s rows, %s', count(*), sum(hashtextextended(t::text, 0))) AS sum FROM public."${table}" t`

/** A checksum per table that changes when any of its rows does; `without` omits tables. */
export const fingerprint = async (
  adminPool: pg.Pool,
  without: readonly string[] = [],
): Promise<Record<string, string>> => {
  const { rows: tables } = await adminPool.query<{ name: string }>(TABLES, [[...COUNTERS, ...without]])
  const text = tables.map(({ name }) => checksumOf(name)).join(' UNION ALL ')
  // Prepared: planning a statement over all tables takes longer than running it.
  const name = createHash('sha256').update(text).digest('base64')
  const { rows } = await adminPool.query<{ name: string; sum: string }>({ name, text })
  return Object.fromEntries(rows.map(({ name: table, sum }) => [table, sum]))
}
