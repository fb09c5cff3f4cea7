import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Failed logins and limits are counted outside of the request's transaction. */
export const COUNTERS = ['login_throttle', 'rate_limit']

const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY 1`

/** Hashes are summed, so no table is sorted; their sum changes with every row that is added, removed or changed. */
const checksumOf = (table: string) =>
  `SELECT '${table}' AS name, format('%s rows, %s', count(*), sum(hashtextextended(t::text, 0))) AS sum FROM public."${table}" t`

/** The queue itself changes with almost every command; failed jobs change only when they are retried. */
export const FAILED_JOBS = 'pgboss.job'

const CHECKSUM_OF_FAILED = `SELECT '${FAILED_JOBS}' AS name, format('%s rows, %s', count(*), sum(hashtextextended(id::text, 0))) AS sum
  FROM pgboss.job WHERE state = 'failed'`

type Statement = { name: string; text: string }

/** Hashes all tables of a database except some, and the failed jobs; prepared, because planning it takes longer than running it. */
const statementFor = async (adminPool: pg.Pool, without: readonly string[]): Promise<Statement> => {
  const { rows: tables } = await adminPool.query<{ name: string }>(TABLES, [[...COUNTERS, ...without]])
  const text = [...tables.map(({ name }) => checksumOf(name)), CHECKSUM_OF_FAILED].join(' UNION ALL ')
  return { name: createHash('sha256').update(text).digest('base64'), text }
}

/** The tables of a test server's database stay the same. */
const statements = new WeakMap<pg.Pool, Map<string, Statement>>()

/** A checksum per table (of the queue: of its failed jobs) that changes when any of its rows does; `without` omits tables. */
export const fingerprint = async (
  adminPool: pg.Pool,
  without: readonly string[] = [],
): Promise<Record<string, string>> => {
  const ofPool = statements.get(adminPool) ?? new Map<string, Statement>()
  const statement = ofPool.get(without.join()) ?? (await statementFor(adminPool, without))
  statements.set(adminPool, ofPool.set(without.join(), statement))
  const { rows } = await adminPool.query<{ name: string; sum: string }>(statement)
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
