import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { loadEmbeddedDatabase } from './optional-packages.ts'

/** @throws StartError when there is neither a configured database nor a running embedded one */
export const joinDatabase = async ({ databaseUrl, dataDir }: Config): Promise<string> => {
  if (databaseUrl) return databaseUrl
  const { findRunningDatabase } = await loadEmbeddedDatabase()
  const adminUrl = await findRunningDatabase(dataDir)
  if (adminUrl) return adminUrl
  throw new StartError(
    `No database runs in "${dataDir}": set DATABASE_URL, or run "npm start" with the same DATA_DIR beside it.`,
  )
}
