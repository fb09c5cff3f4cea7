import type pg from 'pg'
import { SCHEMAS } from '../../platform/database/function-schemas.ts'

/** Everything searchable in an app that the search reads, in the transaction of the client. */
const readSources = async (client: pg.ClientBase, appId: string): Promise<string> => {
  const { rows } = await client.query<{ kind: string; id: string }>(
    'SELECT lower(kind) AS kind, id FROM search_entry WHERE app_id = $1 ORDER BY kind, id',
    [appId],
  )
  const sources = []
  for (const { kind, id } of rows) {
    const text = `SELECT source FROM ${SCHEMAS.search}.read_${kind}($1, $2) AS source`
    sources.push((await client.query(text, [appId, id])).rows)
  }
  return JSON.stringify(sources)
}

export type Change = (client: pg.ClientBase) => Promise<unknown>

/** Whether the search reads something else after each of these changes, which are not kept. */
export const areSearched = async (
  pool: pg.Pool,
  appId: string,
  changes: readonly Change[],
): Promise<boolean[]> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const before = await readSources(client, appId)
    const searched = []
    for (const change of changes) {
      await client.query('SAVEPOINT unchanged')
      await change(client)
      searched.push((await readSources(client, appId)) !== before)
      await client.query('ROLLBACK TO unchanged')
    }
    return searched
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
