import { makeRecordedBackup } from '../composition/backup/backup-service.ts'
import { joinDatabase } from '../composition/join-database.ts'
import { runCommand } from '../composition/run-command.ts'
import { withPlatformPool } from '../composition/with-platform-pool.ts'
import { openPlace } from '../platform/backup/place.ts'
import { isBackupPlace } from '../platform/base/config/backup.ts'
import { readConfig } from '../platform/base/config/config.ts'
import { StartError } from '../platform/base/config/start-error.ts'
import { openStorage } from '../platform/storage/storage.ts'

const USAGE = 'Use "npm run backup -- PLACE" with an absolute folder or s3://bucket/prefix, or set BACKUP_TO.'

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** `npm run backup -- [PLACE]`: makes a backup of the running product. */
const run = async ([named, ...more]: string[]): Promise<string> => {
  const config = readConfig(process.env)
  const to = named ?? config.backup.to
  if (!to || more.length > 0 || !isBackupPlace(to)) throw new StartError(USAGE)
  const adminUrl = await joinDatabase(config)
  const files = await openStorage(config.storage)
  const backup = await withPlatformPool(adminUrl, config, (platformPool) =>
    makeRecordedBackup(
      { ...config, adminUrl, files },
      { platformPool, place: () => openPlace(to, config) },
      new Date(),
    ),
  )
  if (!backup.isDone) throw new StartError(`No backup was made: ${backup.problem}`)
  return `Backup ${backup.archive} is in ${to}: ${sizeOf(backup.bytes ?? 0)}, in ${backup.seconds} s.\n  sha256 ${backup.sha256}`
}

await runCommand(run)
