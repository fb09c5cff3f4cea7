import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { deleteApp } from '../contexts/administration/delete-app.ts'
import { openPlace } from '../platform/backup/place.ts'
import { copyTombstones } from '../platform/backup/tombstones.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { openStorage } from '../platform/storage/storage.ts'

const USAGE =
  'Use "npm run app:delete -- HOST --with-all-data" with the main host of the app. It deletes the app, its accounts and its files; nothing brings them back but a backup from before.'

/** `npm run app:delete`: deletes an app with all that belongs to it. */
const run = async ([host, consent, ...more]: string[]): Promise<string> => {
  if (!host || consent !== '--with-all-data' || more.length > 0) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const { to } = config.backup
  const gone = await withPlatformPool(adminUrl, config, async (pool) => {
    const deleted = await deleteApp(pool, host)
    if (deleted && to) await copyTombstones(pool, await openPlace(to, config), new Date())
    return deleted
  })
  if (!gone) throw new StartError(`No app has the main host "${host}". Nothing was changed.`)
  await (await openStorage(config.storage)).removeAll(gone.appId)
  return `Deleted: ${gone.title} (${host}), with all its accounts, content and files.`
}

await runCommand(run)
