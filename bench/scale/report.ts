import type pg from 'pg'

const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** The rows that a person with three daily habits adds in a year. */
const ROWS_OF_A_YEAR: Readonly<Record<string, number>> = {
  habit_log: 3 * 365,
  health_point_entry: 3 * 365,
  notification: 3 * 365,
  nutrition_diary_entry: 365,
}
/** The number of these rows that remain when they are older than 24 months. */
const OLD_ROWS_OF_A_YEAR: Readonly<Record<string, number>> = { habit_month: 3 * 12, health_point_entry: 12 }

type Size = { name: string; rows: number; table: number; indexes: number }

const sizesOf = async (client: pg.Client): Promise<Size[]> => {
  const { rows } = await client.query<Size>(
    `SELECT relname AS name, greatest(reltuples, 0)::float AS rows, pg_table_size(oid)::float AS table, pg_indexes_size(oid)::float AS indexes
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY pg_total_relation_size(oid) DESC`,
  )
  return rows
}

const MEGABYTE = 1024 * 1024

export const printSizes = async (client: pg.Client, users: number): Promise<void> => {
  const sizes = await sizesOf(client)
  const all = sizes.reduce((sum, size) => sum + size.table + size.indexes, 0)
  console.log(
    `\n${(all / MEGABYTE).toFixed(0)} MB in all tables, ${(all / users).toFixed(0)} bytes a user:\n`,
  )
  const lines = sizes
    .filter(({ rows }) => rows >= 1000)
    .map(({ name, rows, table: heap, indexes }) => {
      const row = (heap + indexes) / rows
      const year = (count: Readonly<Record<string, number>>) =>
        count[name] ? `${((row * (count[name] ?? 0)) / 1024).toFixed(1)} kB` : ''
      return [
        name,
        rows.toFixed(0),
        (heap / MEGABYTE).toFixed(0),
        (indexes / MEGABYTE).toFixed(0),
        row.toFixed(0),
        year(ROWS_OF_A_YEAR),
        year(OLD_ROWS_OF_A_YEAR),
      ]
    })
  console.log(
    table(['table', 'rows', 'MB', 'indexes MB', 'bytes a row', 'a user and year', 'after 24 months'], lines),
  )
}

/** Sorted by mean time, of those that were sent at least ten times. */
export const printSlowest = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ calls: number; mean: number; total: number; query: string }>(
    `SELECT calls::int, mean_exec_time AS mean, total_exec_time AS total, regexp_replace(query, '\\s+', ' ', 'g') AS query
     FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
     WHERE d.datname = current_database() AND calls >= 10 ORDER BY mean_exec_time DESC LIMIT 12`,
  )
  console.log('\nSlowest statements:\n')
  console.log(
    table(
      ['calls', 'mean ms', 'total ms', 'statement'],
      rows.map(({ calls, mean, total, query }) => [
        calls,
        mean.toFixed(2),
        total.toFixed(0),
        `\`${query.replaceAll('|', '/').slice(0, 140)}\``,
      ]),
    ),
  )
}

export const printVacuum = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{
    name: string
    live: number
    dead: number
    runs: number
    last: Date | null
  }>(
    `SELECT relname AS name, n_live_tup::float AS live, n_dead_tup::float AS dead, autovacuum_count::int AS runs, last_autovacuum AS last
     FROM pg_stat_user_tables WHERE schemaname = 'public' AND (n_dead_tup > 1000 OR autovacuum_count > 0) ORDER BY n_dead_tup DESC LIMIT 12`,
  )
  console.log('\nAutovacuum:\n')
  console.log(
    table(
      ['table', 'live', 'dead', 'runs', 'last'],
      rows.map(({ name, live, dead, runs, last }) => [name, live, dead, runs, last?.toISOString() ?? '']),
    ),
  )
}
