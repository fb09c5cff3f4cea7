import type pg from 'pg'
import type { PrivateAccess } from './signatures.ts'

/** A login that may see a picture. */
type Access = Omit<PrivateAccess, 'imageId'> & { widths: readonly number[] }

type AccessRow = { app_id: string; user_id: string; token_hash: Buffer; widths: number[] }

/**
 * All active logins of a picture's owner, by one statement without a transaction. None when the picture does not exist any
 * more, belongs to another app than the host, or its owner has no active login there. An admin's visit is not one.
 */
export const findPrivateImage = async (
  pool: Pick<pg.Pool, 'query'>,
  host: string,
  imageId: string,
  now: Date,
): Promise<Access[]> => {
  const { rows } = await pool.query<AccessRow>({
    name: 'find-private-image',
    text: 'SELECT * FROM resolver.find_private_image($1, $2, $3)',
    values: [host.toLowerCase(), imageId, now],
  })
  return rows.map((row) => ({
    appId: row.app_id,
    userId: row.user_id,
    tokenHash: row.token_hash,
    widths: row.widths,
  }))
}
