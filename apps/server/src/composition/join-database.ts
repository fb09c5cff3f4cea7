import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { loadEmbeddedDatabase } from './optional-packages.ts'

/**
 * The address for commands and workers, without a pooler.
 *
 * @throws StartError when there is neither a configured database nor a running embedded one
 */
export const joinDatabase = async ({ directDatabaseUrl, dataDir }: Config): Promise<string> => {
  if (directDatabaseUrl) return directDatabaseUrl
  const { findRunningDatabase } = await loadEmbeddedDatabase()
  const adminUrl = await findRunningDatabase(dataDir)
  if (adminUrl) return adminUrl
  throw new StartError(
    `No database runs in "${dataDir}": set DATABASE_URL, or run "npm start" with the same DATA_DIR beside it.`,
  )
}
