import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ROLES } from '../database/roles.ts'
import { indexSql, SEARCH_SOURCES } from './sources.ts'

/** A hash of the code that makes entries of content. */
const stateOfCode = async (): Promise<string> =>
  createHash('sha256')
    .update(await indexSql())
    .digest('hex')

/** The hash with which the entries were made; null for a new database. Kept as the table's comment. */
const stateOfEntries = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ state: string | null }>(
    `SELECT obj_description(to_regclass('public.search_entry'), 'pg_class') AS state`,
  )
  return rows[0]?.state ?? null
}

const SOURCE_TABLES = [...new Set(Object.values(SEARCH_SOURCES).flatMap(({ tables }) => Object.keys(tables)))]

/**
 * Rebuilds all entries, in the caller's transaction. Writers of content wait for its end, so that no write is lost; readers
 * do not.
 */
export const rebuildIndex = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
  await client.query(
    `LOCK TABLE ${SOURCE_TABLES.map((table) => `public.${table}`).join(', ')} IN SHARE ROW EXCLUSIVE MODE`,
  )
  await client.query(`SET LOCAL ROLE ${ROLES.search}`)
  await client.query('DELETE FROM public.search_entry; DELETE FROM public.search_word')
  for (const [kind, { name, tables }] of Object.entries(SEARCH_SOURCES)) {
    const [table] = Object.keys(tables)
    await client.query(
      `SELECT count(search.write_entry(app_id, id, '${kind}', '${name}')) FROM public.${table}`,
    )
  }
}

/** Whether the entries were made by this code. */
export const isIndexCurrent = async (client: pg.ClientBase): Promise<boolean> =>
  (await stateOfEntries(client)) === (await stateOfCode())

/**
 * Rebuilds the search index when the code that makes it has changed: from then on triggers keep it, which are there already.
 * Takes some milliseconds for each text.
 */
export const rebuildOutdatedIndex = async (client: pg.ClientBase): Promise<void> => {
  if (await isIndexCurrent(client)) return
  await rebuildIndex(client)
  await client.query(
    `SET LOCAL ROLE ${ROLES.owner}; COMMENT ON TABLE public.search_entry IS '${await stateOfCode()}'`,
  )
}
