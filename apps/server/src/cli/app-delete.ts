import { updatePlaces } from '../composition/backup/update-places.ts'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { deleteApp } from '../contexts/administration/delete-app.ts'
import { openPlace } from '../platform/backup/place.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { openStorage } from '../platform/storage/storage.ts'

const USAGE =
  'Use "npm run app:delete -- HOST --with-all-data" with the main host of the app. It deletes the app, its accounts and its files; nothing brings them back but a backup from before.'

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** `npm run app:delete`: deletes an app with all that belongs to it. */
const run = async ([host, consent, ...more]: string[]): Promise<string> => {
  if (!host || consent !== '--with-all-data' || more.length > 0) throw new StartError(USAGE)
  const config = readConfig(process.env)
  const adminUrl = await joinDatabase(config)
  const { to } = config.backup
  const files = await openStorage(config.storage)
  const place = to ? await openPlace(to, config) : null
  // No other command removes the files of a deleted app.
  await files.check()
  await place?.check()
  const deletion = await withPlatformPool(adminUrl, config, async (pool) => {
    const deleted = await deleteApp(pool, host)
    if (!deleted) throw new StartError(`No app has the main host "${host}". Nothing was changed.`)
    const isRemoved = await succeeds(files.removeAll(deleted.appId))
    return { ...deleted, isRemoved, outdated: await updatePlaces(pool, config, new Date()) }
  })
  if (!deletion.isRemoved)
    throw new StartError(
      `${deletion.title} (${host}) is deleted, but not all of its files: remove the folder "${deletion.appId}" of the file storage.`,
    )
  if (deletion.outdated.length > 0)
    throw new StartError(
      `${deletion.title} (${host}) is deleted, but the place of backups ${deletion.outdated.map(({ address }) => address).join(', ')} does not know it yet: it is told as soon as it can be reached.`,
    )
  return `Deleted: ${deletion.title} (${host}), with all its accounts, content and files.`
}

await runCommand(run)
