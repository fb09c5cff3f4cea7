import type pg from 'pg'

export type ForeignKey = { table: string; parent: string; name: string; definition: string }

/** The keys of all tables, with names as statements write them. */
export const findForeignKeys = async (client: pg.ClientBase): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS parent, quote_ident(conname) AS name,
       pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY 1, 3`,
  )
  return rows
}

export const dropKey = ({ table, name }: ForeignKey): string => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`

/** The database compares all existing rows. */
export const addKey = ({ table, name, definition }: ForeignKey): string =>
  `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`
