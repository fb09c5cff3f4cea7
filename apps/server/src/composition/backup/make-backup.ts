import type pg from 'pg'
import { type ArchivedApp, SECRETS_ENTRY } from '../../platform/backup/archive/archive-format.ts'
import {
  type AddContent,
  type WrittenArchive,
  writeArchive,
} from '../../platform/backup/archive/write-archive.ts'
import { outlived, outlivedOfApps } from '../../platform/backup/keep-rule.ts'
import type { BackupPlace } from '../../platform/backup/place.ts'
import { copyOut, inSnapshot } from '../../platform/backup/rows/copy-out.ts'
import { tablesInArchiveOf } from '../../platform/backup/rows/tables-of-app.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { readSecretKeysFile } from '../../platform/base/config/secret-key.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { keyIdOf } from '../../platform/base/secrets/derive-key.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { readApplied } from '../../platform/database/migration/applied-migrations.ts'
import { compareMigrations } from '../../platform/database/migration/apply-migrations.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { addFiles, fileKeys, type LostFiles } from './files-of-backup.ts'

export type BackupSource = Pick<
  Config,
  'secretKey' | 'version' | 'areSecretKeysOwn' | 'dataDir' | 'backup'
> & {
  adminUrl: string
  files: FileStorage
  lostFiles: LostFiles
  /** The one app to back up; null for all. */
  app: ArchivedApp | null
}

export type MadeBackup = WrittenArchive & { name: string; removed: readonly string[] }

/** Uploads that were interrupted so long ago belong to no running backup. */
const UNFINISHED_MS = 24 * 60 * 60_000

const collect = async (source: BackupSource, client: pg.Client, takenAt: Date, add: AddContent) => {
  const { app, files, lostFiles } = source
  // The keys open what all apps have sealed.
  if (source.areSecretKeysOwn && !app) await add(SECRETS_ENTRY, [readSecretKeysFile(source.dataDir)])
  const appId = app?.id ?? null
  const { tables, migrations, keys } = await inSnapshot(client, async () => ({
    migrations: await readApplied(client),
    tables: await copyOut(client, add, app ? await tablesInArchiveOf(client, app.id) : undefined),
    keys: await fileKeys(client, appId),
  }))
  if (app && tables['public.app']?.rows !== 1)
    throw new StartError(`${app.title} (${app.host}) was deleted meanwhile.`)
  return {
    ...(app ? { app } : {}),
    version: source.version,
    takenAt: takenAt.toISOString(),
    migrations,
    secretKeyId: keyIdOf(source.secretKey),
    tables,
    files: await addFiles({ files, client, lostFiles, appId }, keys, add),
  }
}

/** @throws StartError when backups could not be encrypted */
export const requireRecipients = ({ recipients }: Config['backup']): void => {
  if (recipients.length === 0)
    throw new StartError(
      'A backup is encrypted, and BACKUP_RECIPIENT names no key: "npm run backup:key" makes one.',
    )
}

/** @throws StartError when the database is not that of this version */
export const requireSameMigrations = async (client: pg.Client): Promise<void> => {
  if ((await compareMigrations(client)) !== 'same')
    throw new StartError('The database is not that of this version yet: start this version first.')
}

const BACKUP_LOCK = 7_226_102

/** Blocks concurrent backups until the connection ends. */
const requireTurn = async (holder: pg.Client): Promise<void> => {
  await holder.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
  const { rows } = await holder.query<{ is_taken: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS is_taken',
    [BACKUP_LOCK],
  )
  if (!rows[0]?.is_taken) throw new StartError('Another backup is being made: wait for its end.')
}

/**
 * Writes a backup of the running product or of one app, and then removes those that the rule no longer keeps.
 *
 * @throws StartError when the database is not that of this version, files are missing, or another backup is being made. Then the
 *   place is as it was.
 */
export const makeBackup = async (
  source: BackupSource,
  place: BackupPlace,
  now: Date,
): Promise<MadeBackup> => {
  const { recipients } = source.backup
  const client = await connectAsAdmin(source.adminUrl)
  const holder = await connectAsAdmin(source.adminUrl)
  try {
    await requireTurn(holder)
    await requireSameMigrations(client)
    await place.removeUnfinished(new Date(now.getTime() - UNFINISHED_MS))
    let name = ''
    const store = async (stream: Parameters<BackupPlace['writeArchive']>[1]) => {
      name = await place.writeArchive(now, stream, source.app?.host)
    }
    const result = await writeArchive(recipients, store, (add) => collect(source, client, now, add))
    const removed = [
      ...outlived(await place.archives(), source.backup.months),
      ...outlivedOfApps(await place.archivesOfApps(), now),
    ].map((archive) => archive.name)
    for (const archive of removed) await place.removeArchive(archive)
    return { ...result, name, removed }
  } finally {
    await Promise.allSettled([client.end(), holder.end()])
  }
}
