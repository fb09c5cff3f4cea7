import type pg from 'pg'
import {
  fileOf,
  type Manifest,
  SECRETS_ENTRY,
  tableOf,
} from '../../platform/backup/archive/archive-format.ts'
import { checkArchive, contentsOf } from '../../platform/backup/archive/read-archive.ts'
import type { FoundArchive } from '../../platform/backup/place.ts'
import { copyIn } from '../../platform/backup/rows/copy-in.ts'
import type { Tombstone } from '../../platform/backup/tombstones.ts'
import { writeSecretKeysFile } from '../../platform/base/config/secret-key.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { keyIdOf } from '../../platform/base/secrets/derive-key.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { applyFirstMigrations, ownMigrations } from '../../platform/database/migration/apply-migrations.ts'
import { ensureRoles } from '../../platform/database/migration/ensure-roles.ts'
import { START_WAIT_LIMIT } from '../../platform/database/migration/small-steps.ts'
import { ensureTimeOrderedIds } from '../../platform/database/migration/time-ordered-ids.ts'
import { markFinished, markUnfinished } from '../../platform/database/migration/unfinished-restore.ts'
import { installQueue } from '../../platform/jobs/install.ts'
import { migrate } from '../migrate.ts'
import { unexplainedIn } from './files-of-backup.ts'
import { type Repeated, repeatDeletions } from './repeat-deletions.ts'

export type RestoreTarget = {
  /** The address of an empty database. */
  adminUrl: string
  secretKey: string
  /** Gets each stored file, in parts. */
  writeFile: (key: string, part: number, bytes: Buffer) => Promise<void>
}

export type { Repeated } from './repeat-deletions.ts'

export type Restored = { manifest: Manifest; repeated: Repeated }

const isEmpty = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname IN ('public', 'drizzle', 'pgboss') AND c.relkind IN ('r', 'p', 'v', 'm', 'S') LIMIT 1`,
  )
  return rows.length === 0
}

/** @throws StartError when the backup is of a newer product */
const requireOwnMigrations = ({ migrations, version }: Manifest): void => {
  const own = ownMigrations()
  if (migrations.length > 0 && migrations.every((hash, index) => own[index] === hash)) return
  throw new StartError(
    `The backup was made by version ${version}, which is newer than this one or another: restore it with that version.`,
  )
}

/** Creates the tables of the time of the backup, without rows, in a database that is marked before it has any. */
const makeTables = async (client: pg.Client, { adminUrl, secretKey }: RestoreTarget, count: number) => {
  await client.query('BEGIN')
  await ensureRoles(client, secretKey)
  await markUnfinished(client)
  await ensureTimeOrderedIds(client)
  await client.query('COMMIT')
  await applyFirstMigrations(client, count)
  await installQueue(adminUrl, secretKey)
}

/** A checked archive, and its contents that are not in the database. */
export type CheckedArchive = { archive: FoundArchive; identities: readonly string[]; manifest: Manifest }

/**
 * Reads an archive to its end without writing anything.
 *
 * @throws StartError when it is not one that this version can restore, or one without its files
 */
export const checkForRestore = async (
  archive: FoundArchive,
  identities: readonly string[],
  { acceptLostFiles = false }: { acceptLostFiles?: boolean | undefined } = {},
): Promise<CheckedArchive> => {
  if (identities.length === 0)
    throw new StartError('A backup is encrypted, and BACKUP_IDENTITY names no private key that opens it.')
  const manifest = await checkArchive(archive.open, identities)
  requireOwnMigrations(manifest)
  const missing = unexplainedIn(manifest)
  if (missing > 0 && !acceptLostFiles)
    throw new StartError(
      `The backup was made without ${missing} of its ${manifest.files.count + missing} files, and nothing shows that they were removed meanwhile: use another one, or restore it without them with --accept-lost-files. Nothing of it was used.`,
    )
  return { archive, identities, manifest }
}

/** Replaces a generated secret key by that of the backup. Returns the one to use. */
export const restoreSecretKey = async (
  { archive, identities, manifest }: CheckedArchive,
  { secretKey, areSecretKeysOwn, dataDir }: { secretKey: string; areSecretKeysOwn: boolean; dataDir: string },
): Promise<string> => {
  if (keyIdOf(secretKey) === manifest.secretKeyId) return secretKey
  if (areSecretKeysOwn)
    for await (const { content, bytes } of contentsOf(archive.open, identities, manifest)) {
      if (content === SECRETS_ENTRY) return writeSecretKeysFile(dataDir, bytes).secretKey
      if (tableOf(content)) break
    }
  throw new StartError(
    `The backup belongs to the secret key ${manifest.secretKeyId}, and this one is ${keyIdOf(secretKey)}: set SECRET_KEY to the one that the product had, and change it afterwards with "npm run secret-key:rotate".`,
  )
}

const fill = async (client: pg.Client, checked: CheckedArchive, target: RestoreTarget): Promise<void> => {
  const { archive, identities, manifest } = checked
  await copyIn(client, manifest, async (writer) => {
    for await (const { content, part, bytes } of contentsOf(archive.open, identities, manifest)) {
      const [table, key] = [tableOf(content), fileOf(content)]
      if (table) await writer.write(table, bytes)
      if (key) await target.writeFile(key, part, bytes)
    }
  })
}

/**
 * Restores a checked archive into an empty database, brings it to the state of this version, and repeats later
 * deletions. Until that is complete no process of the product starts on the database.
 * @param tombstones of deletions that the backup may not contain
 * @throws StartError when the database is not empty
 */
export const restoreArchive = async (
  checked: CheckedArchive,
  target: RestoreTarget,
  tombstones: readonly Tombstone[],
  afterRows: (client: pg.Client) => Promise<void> = async () => {},
): Promise<Restored> => {
  const { manifest } = checked
  const client = await connectAsAdmin(target.adminUrl)
  try {
    if (!(await isEmpty(client)))
      throw new StartError(
        'A backup is restored into an empty database only, and this one has tables: create another one, or set DATA_DIR to an empty folder. Nothing was changed.',
      )
    await makeTables(client, target, manifest.migrations.length)
    await fill(client, checked, target)
    await migrate(target.adminUrl, target.secretKey, START_WAIT_LIMIT, { isRestoring: true })
    await afterRows(client)
    const repeated = await repeatDeletions(target, tombstones)
    await markFinished(client)
    return { manifest, repeated }
  } finally {
    await client.end().catch(() => {})
  }
}
