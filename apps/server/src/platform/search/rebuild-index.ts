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
    `SELECT obj_description('public.search_entry'::regclass) AS state`,
  )
  return rows[0]?.state ?? null
}

/** Rebuilds all entries, in the caller's transaction. */
export const rebuildIndex = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`SET LOCAL ROLE ${ROLES.search}`)
  await client.query('DELETE FROM public.search_entry; DELETE FROM public.search_word')
  for (const [kind, { name, tables }] of Object.entries(SEARCH_SOURCES)) {
    const [table] = Object.keys(tables)
    await client.query(
      `SELECT count(search.write_entry(app_id, id, '${kind}', '${name}')) FROM public.${table}`,
    )
  }
}

/**
 * Rebuilds the search index when the code that makes it has changed: from then on triggers keep it. In the transaction
 * that creates the triggers, which locks the content, so that no write is lost. Takes some milliseconds for each text.
 */
export const rebuildOutdatedIndex = async (client: pg.ClientBase): Promise<void> => {
  const state = await stateOfCode()
  if ((await stateOfEntries(client)) === state) return
  await rebuildIndex(client)
  await client.query(`SET LOCAL ROLE ${ROLES.owner}; COMMENT ON TABLE public.search_entry IS '${state}'`)
}
