import type pg from 'pg'

/** Failed logins are counted outside of what a request may change. */
const COUNTERS = ['login_throttle']

const SUMS = `
  SELECT tablename AS name, md5(query_to_xml(format('SELECT t::text FROM %I t ORDER BY 1', tablename), true, true, '')::text) AS sum
  FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`

/** Of every table a sum that changes when any row does; `without` leaves tables out. */
export const fingerprint = async (
  adminPool: pg.Pool,
  without: readonly string[] = [],
): Promise<Record<string, string>> => {
  const { rows } = await adminPool.query<{ name: string; sum: string }>(SUMS, [[...COUNTERS, ...without]])
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
