import { switchMaintenance } from './contexts/maintenance/switch-maintenance.ts'
import { type Config, readConfig } from './platform/config/config.ts'
import { StartError } from './platform/config/start-error.ts'
import { createPool } from './platform/database/pool.ts'
import { ROLES, urlFor } from './platform/database/roles.ts'
import { runningPort } from './platform/embedded-database/running-port.ts'
import { refusalFor } from './platform/http/error-answer.ts'

const USAGE =
  'Say "npm run maintenance -- on" or "off", and behind it the host of one app, or nothing for all.'

/** The database of the caller's own, or the embedded one of a running start in the same data folder. */
const databaseUrl = ({ databaseUrl, dataDir }: Config): string => {
  if (databaseUrl) return databaseUrl
  const port = runningPort(dataDir)
  if (port) return `postgres://127.0.0.1:${port}/postgres`
  throw new StartError(
    `No Wohlauf runs in the data folder "${dataDir}". Start it first, or set DATA_DIR or DATABASE_URL as for its start.`,
  )
}

/** `npm run maintenance -- on|off [host]`: one app, or all, into maintenance or back. */
const run = async ([wanted, host, ...more]: string[]): Promise<string> => {
  if ((wanted !== 'on' && wanted !== 'off') || more.length > 0) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const url = urlFor(databaseUrl(config), ROLES.platform, config.secretKey)
  const pool = createPool(url, 1, () => {})
  try {
    const apps = await switchMaintenance(pool, wanted === 'on', host ?? null)
    if (apps.length === 0)
      throw new StartError(host ? `No app has the host "${host}".` : 'There is no app yet.')
    const lines = apps.map((app) => `  ${app.title} (${app.host})`)
    return [wanted === 'on' ? 'In maintenance:' : 'Out of maintenance:', ...lines].join('\n')
  } catch (error) {
    if (error instanceof StartError || refusalFor(error)?.name !== 'maintenance') throw error
    throw new StartError(`The database at ${new URL(url).host} cannot be reached. Check that it runs.`)
  } finally {
    await pool.end()
  }
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
