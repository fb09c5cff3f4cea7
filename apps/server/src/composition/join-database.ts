import { findRunningDatabase } from '@wohlauf/embedded-database/running-database'
import type { Config } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

/** @throws StartError when there is neither a configured database nor a running embedded one */
export const joinDatabase = async ({ databaseUrl, dataDir }: Config): Promise<string> => {
  const adminUrl = databaseUrl ?? (await findRunningDatabase(dataDir))
  if (adminUrl) return adminUrl
  throw new StartError(
    `No database runs in "${dataDir}": set DATABASE_URL, or run "npm start" with the same DATA_DIR beside it.`,
  )
}
