import type pg from 'pg'
import { type BackupPlace, openPlace } from '../../platform/backup/place.ts'
import { type BackupRun, keepRun } from '../../platform/backup/runs.ts'
import type { BackupService } from '../../platform/backup/service.ts'
import type { RunKind } from '../../platform/backup/tables.ts'
import { copyTombstones, forgetOldTombstones } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { describeError } from '../../platform/base/describe-error.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { operatorSentence } from '../operator-sentence.ts'
import { type BackupSource, makeBackup } from './make-backup.ts'
import type { StartServices } from './try-product.ts'
import { verifyBackup } from './verify-backup.ts'

type Connections = { adminUrl: string; platformPool: pg.Pool; files: FileStorage }

type Outcome = { archive: string; bytes: number | null; sha256: string | null }

/** A sentence for the operator; of an unexpected error only what contains no value. */
const problemOf = (error: unknown): string => {
  const sentence = operatorSentence(error)
  if (sentence) return sentence
  const { name, code, message } = describeError(error)
  return [name, code, message].filter(Boolean).join(': ')
}

/** Runs the work and stores its result, also when it fails. */
const recorded = async (
  pool: pg.Pool,
  kind: RunKind,
  startedAt: Date,
  work: () => Promise<Outcome>,
): Promise<BackupRun> => {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  try {
    const outcome = await work()
    return await keepRun(pool, { kind, startedAt, seconds: seconds(), isDone: true, ...outcome })
  } catch (error) {
    return keepRun(pool, { kind, startedAt, seconds: seconds(), isDone: false, problem: problemOf(error) })
  }
}

/** What did not go out yet goes along, and what every backup is younger than is forgotten. */
const settleTombstones = async (pool: pg.Pool, place: BackupPlace, now: Date): Promise<void> => {
  await copyTombstones(pool, place, now)
  await forgetOldTombstones(pool, place, now)
}

/** Makes a backup and stores its result. */
export const makeRecordedBackup = (
  source: BackupSource,
  { platformPool, place }: { platformPool: pg.Pool; place: () => Promise<BackupPlace> },
  now: Date,
): Promise<BackupRun> =>
  recorded(platformPool, 'BACKUP', now, async () => {
    const opened = await place()
    await settleTombstones(platformPool, opened, now)
    const { name, bytes, sha256 } = await makeBackup(source, opened, now)
    return { archive: name, bytes, sha256 }
  })

export const createBackupService = (
  config: Config,
  { adminUrl, platformPool, files }: Connections,
  startServices: StartServices,
): BackupService => {
  const { to, at, identities } = config.backup
  const place = async (): Promise<BackupPlace> => {
    if (to) return openPlace(to, config)
    throw new StartError('BACKUP_TO names no place for backups.')
  }
  return {
    at,
    canVerify: to !== null && identities.length > 0,
    make: (now) => makeRecordedBackup({ ...config, adminUrl, files }, { platformPool, place }, now),
    verify: (now) =>
      recorded(platformPool, 'VERIFICATION', now, async () => {
        const { name } = await verifyBackup(to ?? '', config, startServices)
        return { archive: name, bytes: null, sha256: null }
      }),
    copyTombstones: async (now) => {
      if (to) await copyTombstones(platformPool, await place(), now)
    },
  }
}
