import type pg from 'pg'

type Column = { name: string; type: string; initial: string | null; isKey: boolean }

export const columnsOf = async (pool: pg.Pool, table: string): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(
    `SELECT a.attname AS name, t.typname AS type, pg_get_expr(d.adbin, d.adrelid) AS initial,
       EXISTS (SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary AND a.attnum = ANY (i.indkey)) AS "isKey"
     FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
     LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
     WHERE a.attrelid = ('public.' || quote_ident($1))::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [table],
  )
  return rows
}

/** Numbers, times, switches and ids are no words that a person searches for. */
export const mayHaveWords = ({ type }: Column): boolean =>
  ['text', '_text', 'varchar', 'jsonb'].includes(type)

/** Values for a column that has its default, or nothing, in all rows of an app. */
const VALUES: Readonly<Record<string, (column: string) => string>> = {
  text: () => `'Zeder'`,
  int2: () => '7',
  int4: () => '7',
  bool: (column) => `NOT coalesce(${column}, false)`,
}

/**
 * Gives each column, or each of these, another value than its default in some row of the app, so that a loss is noticed.
 * @throws Error for a column whose value cannot be invented
 */
export const fillColumns = async (
  pool: pg.Pool,
  appId: string,
  table: string,
  names?: readonly string[],
): Promise<void> => {
  for (const { name, type, initial } of await columnsOf(pool, table)) {
    if (names && !names.includes(name)) continue
    const column = `"${name}"`
    const { rows } = await pool.query<{ isFilled: boolean }>(
      `SELECT bool_or(${column} IS DISTINCT FROM ${initial ?? 'NULL'}) AS "isFilled" FROM "${table}" WHERE app_id = $1`,
      [appId],
    )
    if (rows[0]?.isFilled) continue
    const value = VALUES[type]?.(column)
    if (!value) throw new Error(`${table}.${name} has its default: create the item in items.ts with a value`)
    await pool.query(`UPDATE "${table}" SET ${column} = ${value} WHERE app_id = $1`, [appId])
  }
}
