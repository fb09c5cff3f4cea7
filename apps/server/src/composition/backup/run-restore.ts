import { findArchive, openPlace } from '../../platform/backup/place.ts'
import { readTombstones } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { openStorage } from '../../platform/storage/storage.ts'
import { joinDatabase } from '../join-database.ts'
import { loadEmbeddedDatabase } from '../optional-packages.ts'
import { findDeletions, requireKnown } from './deletions-since.ts'
import { repeatDeletions } from './repeat-deletions.ts'
import {
  checkForRestore,
  type Repeated,
  type Restored,
  restoreArchive,
  restoreSecretKey,
} from './restore-archive.ts'
import { createFileWriter } from './restore-files.ts'

export type RestoreOptions = {
  /** Further places whose tombstones are read. */
  tombstonesIn?: string[] | undefined
  /** Allows deleted data whose tombstones are unknown to come back. */
  acceptUnknownDeletions?: boolean | undefined
  /** Allows files to be missing that the backup lacks. */
  acceptLostFiles?: boolean | undefined
}

/** The database to restore into: the configured one, or the embedded one, which is started for it. */
const openTarget = async ({ directDatabaseUrl, dataDir }: Config) => {
  if (directDatabaseUrl) return { adminUrl: directDatabaseUrl, stop: async () => {} }
  const { startEmbeddedDatabase } = await loadEmbeddedDatabase()
  const log = { debug: () => {}, warn: (text: string) => console.warn(text) }
  const database = await startEmbeddedDatabase({ dataDir, log })
  return { adminUrl: database.superuserUrl, stop: database.stop }
}

/**
 * Restores an archive into the empty database and the storage of the settings.
 * @param address of an archive, or of a place, for its newest one
 * @throws StartError with a sentence for the operator
 */
export const runRestore = async (
  address: string,
  config: Config,
  { tombstonesIn, acceptUnknownDeletions, acceptLostFiles }: RestoreOptions,
  now: Date,
): Promise<Restored & { name: string; knownUntil: Date | null }> => {
  const archive = await findArchive(address, config)
  const checked = await checkForRestore(archive, config.backup.identities, { acceptLostFiles })
  const { takenAt, app } = checked.manifest
  if (app)
    throw new StartError(
      `${archive.name} is of one app, ${app.title} (${app.host}), which is restored beside others: start the product on the database, and use "npm run restore -- --app ARCHIVE". Nothing was changed.`,
    )
  const deletions = await findDeletions({ archive, takenAt }, config, tombstonesIn)
  if (!acceptUnknownDeletions) requireKnown(deletions, now)
  const secretKey = await restoreSecretKey(checked, config)
  const storage = await openStorage(config.storage)
  await storage.check()
  const { adminUrl, stop } = await openTarget(config)
  try {
    const files = createFileWriter(storage)
    const target = { adminUrl, secretKey, writeFile: files.write }
    const restored = await restoreArchive(checked, target, deletions.tombstones, files.end)
    return { ...restored, name: archive.name, knownUntil: deletions.knownUntil }
  } finally {
    await stop()
  }
}

/** Repeats the deletions that a place knows, in a database that was restored by other means. */
export const repeatDeletionsOf = async (address: string, config: Config): Promise<Repeated> => {
  const adminUrl = await joinDatabase(config)
  const tombstones = await readTombstones(await openPlace(address, config))
  return repeatDeletions({ adminUrl, secretKey: config.secretKey }, tombstones)
}
