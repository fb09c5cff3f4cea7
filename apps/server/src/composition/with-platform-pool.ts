import type pg from 'pg'
import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { refuseUnfinishedRestore } from '../platform/database/migration/unfinished-restore.ts'
import { createPool } from '../platform/database/pool.ts'
import { ROLES, urlFor } from '../platform/database/roles.ts'
import { refusalFor } from '../platform/http/answers/error-answer.ts'

/** PostgreSQL's error codes for a missing or different role, password, database or table. */
const NOT_PREPARED = /^(28000|28P01|3D000|42P01)$/

const explain = (error: unknown, host: string): unknown => {
  if (error instanceof StartError) return error
  const { code } = (error instanceof Error ? (error.cause ?? error) : {}) as { code?: string }
  if (NOT_PREPARED.test(code ?? ''))
    return new StartError(
      `The database at ${host} does not know this Wohlauf. Start it there first, and set SECRET_KEY or DATA_DIR as for its start.`,
    )
  if (refusalFor(error)?.name === 'unavailable')
    return new StartError(`The database at ${host} cannot be reached. Check that it runs.`)
  return error
}

/** @throws StartError when the database cannot be reached, does not belong to this product or was restored in part only */
export const withPlatformPool = async <T>(
  adminUrl: string,
  { secretKey }: Pick<Config, 'secretKey'>,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> => {
  const pool = createPool(urlFor(adminUrl, ROLES.platform, secretKey), 1, () => {})
  try {
    await refuseUnfinishedRestore(pool)
    return await work(pool)
  } catch (error) {
    throw explain(error, new URL(adminUrl).host)
  } finally {
    await pool.end()
  }
}
