import type pg from 'pg'
import { SCHEMAS } from '../database/function-schemas.ts'

/** An app's own native apps; null where it has none. */
export type OwnShells = { android: string | null; ios: string | null }

/** @returns null for an unknown host */
export const findShells = async (pool: Pick<pg.Pool, 'query'>, host: string): Promise<OwnShells | null> => {
  const { rows } = await pool.query<OwnShells>({
    name: 'find-shells',
    text: `SELECT * FROM ${SCHEMAS.resolver}.find_shells($1)`,
    // Hosts are stored in lower case and may be sent in any case.
    values: [host.toLowerCase()],
  })
  return rows[0] ?? null
}
