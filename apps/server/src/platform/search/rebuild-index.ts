import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ROLES } from '../database/roles.ts'
import { entryWritings, type SearchIndex, tablesOfSource } from './sources.ts'

const stateOfCode = ({ sql }: SearchIndex): string => createHash('sha256').update(sql).digest('hex')

/** Null for a new database. Stored as the table's comment. */
const stateOfEntries = async (client: pg.ClientBase): Promise<string | null> => {
  const { rows } = await client.query<{ state: string | null }>(
    `SELECT obj_description(to_regclass('public.search_entry'), 'pg_class') AS state`,
  )
  return rows[0]?.state ?? null
}

/** A text takes some milliseconds, and editors of all apps wait for the end of a step. */
const TEXTS_IN_STEP = 100

type TextsOfApp = { app_id: string; ids: string[] }

/** Runs its argument in a transaction of its own. */
type InStep = <T>(work: () => Promise<T>) => Promise<T>

const tablesOf = ({ sources }: SearchIndex) => Object.values(sources).map(tablesOfSource)

/** Every text that has an entry, or should have one, by its app. */
const findTexts = async (client: pg.ClientBase, index: SearchIndex): Promise<TextsOfApp[]> => {
  const tables = ['search_entry', ...tablesOf(index).map(([first]) => first)]
  await client.query(`SET LOCAL ROLE ${ROLES.search}`)
  const { rows } = await client.query<TextsOfApp>(
    `SELECT app_id, array_agg(id) AS ids FROM (
       ${tables.map((table) => `SELECT app_id, id FROM public.${table}`).join(' UNION ')}) t GROUP BY app_id`,
  )
  return rows
}

/** Writers of content wait for the transaction's end, so that no write is lost. */
const lockTexts = async (client: pg.ClientBase, index: SearchIndex): Promise<void> => {
  const tables = tablesOf(index)
    .flat()
    .map((table) => `public.${table}`)
  await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
  await client.query(`LOCK TABLE ${tables.join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
  await client.query(`SET LOCAL ROLE ${ROLES.search}`)
}

const rewriteEntries = async (
  client: pg.ClientBase,
  index: SearchIndex,
  appId: string,
  ids: readonly string[],
): Promise<void> => {
  await client.query('DELETE FROM public.search_entry WHERE app_id = $1 AND id = ANY ($2)', [appId, ids])
  for (const text of entryWritings(index, 'app_id = $1 AND id = ANY ($2)'))
    await client.query(text, [appId, ids])
}

const rebuildIndexOf = async (
  client: pg.ClientBase,
  index: SearchIndex,
  { app_id: appId, ids }: TextsOfApp,
  inStep: InStep,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += TEXTS_IN_STEP)
    await inStep(async () => {
      await lockTexts(client, index)
      // Each text adds its words again.
      if (from === 0) await client.query('DELETE FROM public.search_word WHERE app_id = $1', [appId])
      await rewriteEntries(client, index, appId, ids.slice(from, from + TEXTS_IN_STEP))
    })
}

/** Learners find the former entries until the new ones are committed. */
export const rebuildIndex = async (
  client: pg.ClientBase,
  index: SearchIndex,
  inStep: InStep,
): Promise<void> => {
  for (const texts of await inStep(() => findTexts(client, index)))
    await rebuildIndexOf(client, index, texts, inStep)
}

export const isIndexCurrent = async (client: pg.ClientBase, index: SearchIndex): Promise<boolean> =>
  (await stateOfEntries(client)) === stateOfCode(index)

/**
 * Rebuilds the index when the code that creates it has changed. An interrupted rebuild is repeated from its
 * beginning.
 */
export const rebuildOutdatedIndex = async (
  client: pg.ClientBase,
  index: SearchIndex,
  inStep: InStep,
): Promise<void> => {
  if (await isIndexCurrent(client, index)) return
  await rebuildIndex(client, index, inStep)
  await inStep(() =>
    client.query(
      `SET LOCAL ROLE ${ROLES.owner}; COMMENT ON TABLE public.search_entry IS '${stateOfCode(index)}'`,
    ),
  )
}
