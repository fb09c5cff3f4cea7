import { parseArgs } from 'node:util'
import { makeRecordedBackup } from '../composition/backup/backup-service.ts'
import { requireApp } from '../composition/backup/find-app.ts'
import { updatePlaces } from '../composition/backup/update-places.ts'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { addPlace, findPlaces, forgetPlaces } from '../platform/backup/known-places.ts'
import { openPlace } from '../platform/backup/place.ts'
import { placeAddress } from '../platform/base/config/backup.ts'
import { type Config, readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { openStorage } from '../platform/storage/storage.ts'

const USAGE =
  'Use "npm run backup -- PLACE" with an absolute folder or s3://bucket/prefix, or set BACKUP_TO; with --app HOST for one app; with --accept-lost-files to leave out files that are gone for good; with --only-deletions to tell all places what was deleted, and make no backup; with --forget for a place that exists no more.'

const optionsIn = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        app: { type: 'string' },
        'accept-lost-files': { type: 'boolean' },
        'only-deletions': { type: 'boolean' },
        forget: { type: 'boolean' },
      },
    })
    const { app, ...more } = values
    const isOfApp = app === undefined || !(more['only-deletions'] || more.forget)
    if (positionals.length <= 1 && Object.keys(more).length <= 1 && isOfApp)
      return { named: positionals[0], ...values }
  } catch {
    // The same as for several places.
  }
  throw new StartError(USAGE)
}

const addressIn = (place: string | undefined): string | null => {
  if (place === undefined) return null
  const address = placeAddress(place)
  if (address === null) throw new StartError(USAGE)
  return address
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

type Wanted = { to: string; app: string | undefined; acceptLostFiles: boolean }

const back = async (config: Config, adminUrl: string, { to, app: named, acceptLostFiles }: Wanted) => {
  const files = await openStorage(config.storage)
  const backup = await withPlatformPool(adminUrl, config, async (platformPool) => {
    const app = named === undefined ? null : await requireApp(platformPool, named, 'here')
    const options = { platformPool, to, acceptLostFiles, app }
    return makeRecordedBackup({ ...config, adminUrl, files }, options, new Date())
  })
  if (!backup.isDone) throw new StartError(`No backup was made: ${backup.problem}`)
  const lostFileCount = backup.lostFiles?.length ?? 0
  return [
    `Backup ${backup.archive} is in ${to}: ${sizeOf(backup.bytes ?? 0)}, in ${backup.seconds} s.`,
    ...(lostFileCount > 0
      ? [`  without ${lostFileCount} files that are gone for good, as was accepted`]
      : []),
    `  sha256 ${backup.sha256}`,
  ].join('\n')
}

const updateNamed = (config: Config, adminUrl: string, place: string | null): Promise<string> =>
  withPlatformPool(adminUrl, config, async (pool) => {
    if (place) await addPlace(pool, await openPlace(place, config))
    const outdated = await updatePlaces(pool, config, new Date())
    const upToDate = (await findPlaces(pool)).filter(({ problem }) => problem === null)
    const lines = upToDate.map(({ address }) => `Every deletion is known in ${address}.`)
    if (outdated.length > 0)
      throw new StartError(
        [...lines, ...outdated.map(({ address, problem }) => `Not told: ${address}. ${problem}`)].join('\n'),
      )
    if (lines.length === 0)
      throw new StartError(
        'No place with backups is known: name it, "npm run backup -- PLACE --only-deletions".',
      )
    return lines.join('\n')
  })

const forget = (config: Config, adminUrl: string, place: string): Promise<string> =>
  withPlatformPool(adminUrl, config, async (pool) => {
    if (await forgetPlaces(pool, place))
      return place === config.backup.to
        ? `${place} is forgotten. It is BACKUP_TO: within five minutes a running product begins a new place there.`
        : `${place} is told nothing from now on.`
    throw new StartError(`${place} is no place that is told of deletions.`)
  })

/** `npm run backup -- [--app HOST] [PLACE]`: makes a backup of the running product, or of one app. */
const run = async (args: string[]): Promise<string> => {
  const options = optionsIn(args)
  const place = addressIn(options.named)
  const config = readConfig(process.env)
  const to = place ?? config.backup.to
  if (options['only-deletions']) return updateNamed(config, await joinDatabase(config), place)
  if (!to || (options.forget && !place)) throw new StartError(USAGE)
  const adminUrl = await joinDatabase(config)
  if (options.forget) return forget(config, adminUrl, to)
  return back(config, adminUrl, {
    to,
    app: options.app,
    acceptLostFiles: options['accept-lost-files'] ?? false,
  })
}

await runCommand(run)
