import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ROLES } from '../database/roles.ts'
import { entryWritings, type SearchIndex } from './sources.ts'

const stateOfCode = ({ sql }: SearchIndex): string => createHash('sha256').update(sql).digest('hex')

/** Null for a new database. Stored as the table's comment. */
const stateOfEntries = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ state: string | null }>(
    `SELECT obj_description(to_regclass('public.search_entry'), 'pg_class') AS state`,
  )
  return rows[0]?.state ?? null
}

/** Rebuilds all entries in the caller's transaction. Writers of content wait for its end, so that no write is lost. */
export const rebuildIndex = async (client: pg.ClientBase, index: SearchIndex): Promise<void> => {
  const tables = Object.values(index.sources).flatMap((source) => Object.keys(source.tables))
  await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
  await client.query(
    `LOCK TABLE ${tables.map((table) => `public.${table}`).join(', ')} IN SHARE ROW EXCLUSIVE MODE`,
  )
  await client.query(`SET LOCAL ROLE ${ROLES.search}`)
  await client.query('DELETE FROM public.search_entry; DELETE FROM public.search_word')
  for (const text of entryWritings(index)) await client.query(text)
}

export const isIndexCurrent = async (client: pg.ClientBase, index: SearchIndex): Promise<boolean> =>
  (await stateOfEntries(client)) === stateOfCode(index)

/** Rebuilds the index when the code that makes it has changed. Takes some milliseconds for each text. */
export const rebuildOutdatedIndex = async (client: pg.ClientBase, index: SearchIndex): Promise<void> => {
  if (await isIndexCurrent(client, index)) return
  await rebuildIndex(client, index)
  await client.query(
    `SET LOCAL ROLE ${ROLES.owner}; COMMENT ON TABLE public.search_entry IS '${stateOfCode(index)}'`,
  )
}
