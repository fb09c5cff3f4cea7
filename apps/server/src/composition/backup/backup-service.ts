import type pg from 'pg'
import { addPlace, updatePlace } from '../../platform/backup/known-places.ts'
import { openPlace } from '../../platform/backup/place.ts'
import { type BackupRun, keepRun, lastBackup } from '../../platform/backup/runs.ts'
import type { BackupService } from '../../platform/backup/service.ts'
import type { RunKind } from '../../platform/backup/tables.ts'
import { forgetOldTombstones } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { FilesMissing } from './files-of-backup.ts'
import { type BackupSource, makeBackup, requireRecipients } from './make-backup.ts'
import { problemOf } from './problem-of.ts'
import type { StartServices } from './try-product.ts'
import { updatePlaces } from './update-places.ts'
import { verifyBackup } from './verify-backup.ts'

type Connections = { adminUrl: string; platformPool: pg.Pool; files: FileStorage }

type Outcome = Pick<BackupRun, 'archive'> & Partial<Pick<BackupRun, 'bytes' | 'sha256' | 'lostFiles'>>

/** Runs the work and stores its result, or its failure. */
const recorded = async (
  pool: pg.Pool,
  run: { kind: RunKind; place: string | null; startedAt: Date },
  work: () => Promise<Outcome>,
): Promise<BackupRun> => {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  try {
    const outcome = await work()
    return await keepRun(pool, { ...run, seconds: seconds(), isDone: true, ...outcome })
  } catch (error) {
    const missingFiles = error instanceof FilesMissing ? error.count : null
    const problem = problemOf(error)
    return keepRun(pool, { ...run, seconds: seconds(), isDone: false, problem, missingFiles })
  }
}

/** Makes a backup, of all apps or of one, and stores its result. The place has all tombstones before, and gets each later one. */
export const makeRecordedBackup = (
  source: Omit<BackupSource, 'lostFiles' | 'app'> & Pick<Config, 'storage'>,
  {
    platformPool,
    to,
    acceptLostFiles = false,
    app = null,
  }: { platformPool: pg.Pool; to: string; acceptLostFiles?: boolean; app?: BackupSource['app'] },
  now: Date,
): Promise<BackupRun> =>
  recorded(platformPool, { kind: app ? 'APP_BACKUP' : 'BACKUP', place: to, startedAt: now }, async () => {
    requireRecipients(source.backup)
    const place = await openPlace(to, source)
    await forgetOldTombstones(platformPool, place, now)
    await updatePlace(platformPool, await addPlace(platformPool, place), place, now)
    const lostFiles = acceptLostFiles ? 'all' : ((await lastBackup(platformPool, null))?.lostFiles ?? [])
    const { name, bytes, sha256, manifest } = await makeBackup({ ...source, lostFiles, app }, place, now)
    return { archive: name, bytes, sha256, lostFiles: manifest.files.lost ?? [] }
  })

export const createBackupService = (
  config: Config,
  { adminUrl, platformPool, files }: Connections,
  startServices: StartServices,
): BackupService => {
  const { to, at, identities } = config.backup
  return {
    at,
    to,
    canVerify: to !== null && identities.length > 0,
    make: async (now) => {
      if (!to) throw new StartError('BACKUP_TO names no place for backups.')
      return makeRecordedBackup({ ...config, adminUrl, files }, { platformPool, to }, now)
    },
    verify: (now) =>
      recorded(platformPool, { kind: 'VERIFICATION', place: to, startedAt: now }, async () => {
        const { name } = await verifyBackup(to ?? '', config, startServices)
        return { archive: name }
      }),
    updatePlaces: (now) => updatePlaces(platformPool, config, now),
  }
}
