import type pg from 'pg'

/** The hashes of the migrations that the database has, in their order. */
export const readApplied = async (client: pg.ClientBase): Promise<string[]> => {
  const table = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  )
  if (!table.rows[0]?.name) return []
  const applied = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id',
  )
  return applied.rows.map(({ hash }) => hash)
}
