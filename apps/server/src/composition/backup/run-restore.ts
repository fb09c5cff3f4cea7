import { type FoundArchive, findArchive, openPlace } from '../../platform/backup/place.ts'
import { readTombstones, type Tombstone } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { openStorage } from '../../platform/storage/storage.ts'
import { loadEmbeddedDatabase } from '../optional-packages.ts'
import { checkForRestore, type Restored, restoreArchive, takeSecretKey } from './restore-archive.ts'
import { createFileWriter } from './restore-files.ts'

export type RestoreOptions = {
  /** Where the tombstones are, when not beside the archive. */
  tombstonesIn?: string | undefined
  /** What was deleted since the backup comes back. */
  withoutTombstones?: boolean | undefined
}

const tombstonesFor = async (
  { place, name }: FoundArchive,
  config: Config,
  { tombstonesIn, withoutTombstones }: RestoreOptions,
): Promise<Tombstone[]> => {
  if (withoutTombstones) return []
  const from = tombstonesIn ? await openPlace(tombstonesIn, config) : place
  if (from) return readTombstones(from)
  throw new StartError(
    `"${name}" is not in the folder "archives" of a backup place, so later deletions are unknown. Name the place with --tombstones, or use --without-tombstones if it is lost: then deleted people come back.`,
  )
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
 *
 * @param address of an archive, or of the place whose newest one is meant
 * @throws StartError with a sentence for the operator
 */
export const runRestore = async (
  address: string,
  config: Config,
  options: RestoreOptions,
): Promise<Restored & { name: string }> => {
  const archive = await findArchive(address, config)
  const tombstones = await tombstonesFor(archive, config, options)
  const checked = await checkForRestore(archive, config.backup.identities)
  const secretKey = await takeSecretKey(checked, config)
  const storage = await openStorage(config.storage)
  const { adminUrl, stop } = await openTarget(config)
  try {
    const files = createFileWriter(storage)
    const target = { adminUrl, secretKey, writeFile: files.write }
    const restored = await restoreArchive(checked, target, tombstones, files.end)
    return { ...restored, name: archive.name }
  } finally {
    await stop()
  }
}
