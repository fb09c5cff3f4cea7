import type pg from 'pg'
import { ROLES } from '../roles.ts'

const COMMENT = 'wohlauf secret key '

/** PostgreSQL locks a role whose membership is granted: other callers wait, also in other databases of the server. */
export const lockRoles = async (client: pg.Client): Promise<void> => {
  await client.query(`GRANT ${ROLES.owner} TO CURRENT_USER`)
}

/** Null before the first start. A role's comment: like passwords, it belongs to the server and not to one database. */
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
