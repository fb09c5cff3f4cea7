import type pg from 'pg'
import { ROLES } from '../roles.ts'

const COMMENT = 'wohlauf secret key '

/**
 * Makes other transactions that call this wait, also in another database of the server: roles belong to all
 * of them.
 * PostgreSQL locks a role whose membership is granted.
 */
export const lockRoles = async (client: pg.Client): Promise<void> => {
  await client.query(`GRANT ${ROLES.owner} TO CURRENT_USER`)
}

/**
 * The id of the secret key that the roles' passwords are derived from; null when none was stored yet.
 * Stored as a role's comment: like passwords, it belongs to the server, not to one of its databases.
 */
export const readKeptKeyId = async (client: pg.Client): Promise<string | null> => {
  const { rows } = await client.query<{ comment: string | null }>(
    `SELECT shobj_description(oid, 'pg_authid') AS comment FROM pg_roles WHERE rolname = $1`,
    [ROLES.owner],
  )
  const comment = rows[0]?.comment
  return comment?.startsWith(COMMENT) ? comment.slice(COMMENT.length) : null
}

/** @param keyId hexadecimal digits */
export const keepKeyId = async (client: pg.Client, keyId: string): Promise<void> => {
  await client.query(`COMMENT ON ROLE ${ROLES.owner} IS '${COMMENT}${keyId}'`)
}
