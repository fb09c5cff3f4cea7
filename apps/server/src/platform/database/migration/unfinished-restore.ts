import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { ROLES } from '../roles.ts'

/** A comment on the schema of the migrations, which every database of the product has. */
const COMMENT = 'wohlauf restore unfinished'

/**
 * Marks a database without tables, in the open transaction, as not usable yet: it has nothing until its rows are
 * committed, and then accounts that were deleted after the backup.
 */
export const markUnfinished = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `SET LOCAL ROLE ${ROLES.owner}; CREATE SCHEMA IF NOT EXISTS drizzle; COMMENT ON SCHEMA drizzle IS '${COMMENT}'`,
  )
}

export const markFinished = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`BEGIN; SET LOCAL ROLE ${ROLES.owner}; COMMENT ON SCHEMA drizzle IS NULL; COMMIT`)
}

/** @throws StartError when a restore into the database was not completed */
export const refuseUnfinishedRestore = async (database: Pick<pg.ClientBase, 'query'>): Promise<void> => {
  const { rows } = await database.query<{ comment: string | null }>(
    `SELECT obj_description(to_regnamespace('drizzle'), 'pg_namespace') AS comment`,
  )
  if (rows[0]?.comment === COMMENT)
    throw new StartError(
      'A backup was restored into this database, but not to its end: it may be empty, or have people who were deleted since. Restore it again into an empty database.',
    )
}
