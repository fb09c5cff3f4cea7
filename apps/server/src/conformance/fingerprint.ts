import type pg from 'pg'

/** Failed logins and limits are counted outside of the request's transaction. */
export const COUNTERS = ['login_throttle', 'rate_limit']

const SUMS = `
  SELECT tablename AS name, md5(query_to_xml(format('SELECT t::text FROM %I t ORDER BY 1', tablename), true, true, '')::text) AS sum
  FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`

/** A checksum per table that changes when any of its rows does; `without` omits tables. */
export const fingerprint = async (
  adminPool: pg.Pool,
  without: readonly string[] = [],
): Promise<Record<string, string>> => {
  const { rows } = await adminPool.query<{ name: string; sum: string }>(SUMS, [[...COUNTERS, ...without]])
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
