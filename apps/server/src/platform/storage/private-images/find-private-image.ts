import type pg from 'pg'
import { SCHEMAS } from '../../database/function-schemas.ts'

type Access = { appId: string; userId: string; widths: readonly number[] }

type AccessRow = { app_id: string; user_id: string; widths: number[] }

/** Null without an active session of its owner on this host; an admin's visit does not count as one. */
export const findPrivateImage = async (
  pool: Pick<pg.Pool, 'query'>,
  host: string,
  { imageId, sessionId }: { imageId: string; sessionId: string },
  now: Date,
): Promise<Access | null> => {
  const { rows } = await pool.query<AccessRow>({
    name: 'find-private-image',
    text: `SELECT * FROM ${SCHEMAS.resolver}.find_private_image($1, $2, $3, $4)`,
    values: [host.toLowerCase(), imageId, sessionId, now],
  })
  return rows[0] ? { appId: rows[0].app_id, userId: rows[0].user_id, widths: rows[0].widths } : null
}
