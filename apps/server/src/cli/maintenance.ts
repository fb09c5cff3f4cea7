import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { switchMaintenance } from '../contexts/maintenance/switch-maintenance.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'

const USAGE =
  'Use "npm run maintenance -- on" or "off", followed by the host of one app, or by nothing for all.'

const run = async ([mode, host, ...more]: string[]): Promise<string> => {
  if ((mode !== 'on' && mode !== 'off') || more.length > 0) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const apps = await withPlatformPool(adminUrl, config, (pool) =>
    switchMaintenance(pool, mode === 'on', host ?? null),
  )
  if (apps.length === 0)
    throw new StartError(host ? `No app has the host "${host}".` : 'There is no app yet.')
  const lines = apps.map((app) => `  ${app.title} (${app.host})`)
  return [mode === 'on' ? 'In maintenance:' : 'Out of maintenance:', ...lines].join('\n')
}

await runCommand(run)
