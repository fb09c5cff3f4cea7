import type pg from 'pg'
import { type ArchivedApp, fileOf, type Manifest } from '../../platform/backup/archive/archive-format.ts'
import { contentsOf } from '../../platform/backup/archive/read-archive.ts'
import { findArchive } from '../../platform/backup/place.ts'
import { inSnapshot } from '../../platform/backup/rows/copy-out.ts'
import {
  type Conflict,
  findConflict,
  placeApp,
  type StagedApp,
  stageApp,
} from '../../platform/backup/rows/place-app.ts'
import { type Tombstone, tombstonesOfApp } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { keyIdOf } from '../../platform/base/secrets/derive-key.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { ROLES, urlFor } from '../../platform/database/roles.ts'
import { prepareQueues } from '../../platform/jobs/queues.ts'
import { type FileStorage, openStorage } from '../../platform/storage/storage.ts'
import { JOBS } from '../jobs.ts'
import { joinDatabase } from '../join-database.ts'
import { withPlatformPool } from '../with-platform-pool.ts'
import { findDeletions, requireKnown } from './deletions-since.ts'
import { fileKeys, requireFiles } from './files-of-backup.ts'
import { findApp, requireApp } from './find-app.ts'
import { requireSameMigrations } from './make-backup.ts'
import { repeatDeletions } from './repeat-deletions.ts'
import { type CheckedArchive, checkForRestore, type Repeated, restoreArchive } from './restore-archive.ts'
import { createFileWriter } from './restore-files.ts'
import type { RestoreOptions } from './run-restore.ts'
import { openScratch } from './scratch-database.ts'

export type RestoreAppOptions = RestoreOptions & {
  /** The host or the id of the app, which an archive of one app says itself. */
  app?: string | undefined
  /** Allows the app's present state to be lost. */
  replace?: boolean | undefined
  /** Allows values to be lost that are sealed with the secret key of another installation. */
  acceptOtherKey?: boolean | undefined
}

export type RestoredApp = {
  name: string
  manifest: Manifest
  app: ArchivedApp
  rows: number
  files: number
  repeated: Repeated
  knownUntil: Date | null
  /** When the app was deleted here, if it was not here any more. */
  deletedAt: string | null
}

/** @throws StartError when the product could not open what is sealed in the rows */
const requireKey = ({ secretKeyId }: Manifest, { secretKey, formerSecretKeys }: Config): void => {
  if ([secretKey, ...formerSecretKeys].some((key) => keyIdOf(key) === secretKeyId)) return
  throw new StartError(
    `The backup belongs to the secret key ${secretKeyId}, and this installation has ${keyIdOf(secretKey)}. Add the former one to FORMER_SECRET_KEYS of this command and of all processes, or use --accept-other-key: then staff with a second factor need a recovery code, and mails with a link that wait to be sent stay unsent. Nothing was changed.`,
  )
}

const describe = ({ title, host }: ArchivedApp): string => `${title} (${host})`

const sentenceOf = async (
  pool: pg.Pool,
  app: ArchivedApp,
  { table, column, value, appId }: Conflict,
): Promise<string> => {
  const owner = appId && (await findApp(pool, appId))
  const key = `${table.replace('public.', '')}.${column}${value ? ` "${value}"` : ''}`
  return `${describe(app)} cannot be restored here: ${key} belongs to ${owner ? describe(owner) : 'the installation itself'}. Nothing was changed.`
}

type Room = { app: ArchivedApp; staged: StagedApp; adminHost: string; replace: boolean | undefined }

/**
 * Returns whether the app is here, and may be replaced.
 * @throws StartError when the app, or something else with a key of its rows, is here
 */
const requireRoom = async (
  pool: pg.Pool,
  client: pg.Client,
  { app, staged, adminHost, replace = false }: Room,
): Promise<boolean> => {
  const existing = await findApp(pool, app.id)
  if (existing && !replace)
    throw new StartError(
      `${describe(existing)} is here: with --replace its present state is given up for that of the backup. Nothing was changed.`,
    )
  const conflict = await findConflict(client, staged, adminHost)
  if (conflict) throw new StartError(await sentenceOf(pool, app, conflict))
  return existing !== null
}

/** Returns how many were written. */
const writeFiles = async (
  { archive, identities, manifest }: CheckedArchive,
  keys: ReadonlySet<string>,
  storage: FileStorage,
): Promise<number> => {
  const files = createFileWriter(storage)
  let count = 0
  for await (const { content, part, bytes } of contentsOf(archive.open, identities, manifest)) {
    const key = fileOf(content)
    if (!key || !keys.has(key)) continue
    if (part === 1) count += 1
    await files.write(key, part, bytes)
  }
  await files.end()
  return count
}

/** Restores the archive, as it was, into a database of its own; every check of a whole restore is done there. */
const fillScratch = async (
  checked: CheckedArchive,
  scratch: { adminUrl: string; secretKey: string },
): Promise<void> => {
  const archived = new Set<string>()
  const writeFile = async (key: string) => void archived.add(key)
  await restoreArchive(checked, { ...scratch, writeFile }, [], (client) =>
    requireFiles(client, checked.manifest, archived),
  )
}

/** The later deletions of an app's people: some are known both to the place of the backup and to this database. */
const ofPeople = (app: ArchivedApp, tombstones: readonly Tombstone[]): Tombstone[] => {
  const byId = new Map(tombstones.map((tombstone) => [tombstone.id, tombstone]))
  return [...byId.values()].filter(({ kind, appId }) => kind !== 'APP' && appId === app.id)
}

const deletionIn = (tombstones: readonly Tombstone[]): string | null =>
  tombstones
    .flatMap(({ kind, at }) => (kind === 'APP' ? [at] : []))
    .sort()
    .at(-1) ?? null

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = await connectAsAdmin(url)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

type Installation = { adminUrl: string; pool: pg.Pool; storage: FileStorage; config: Config }

type Task = {
  checked: CheckedArchive
  /** The host or the id of the app. */
  named: string
  /** The later deletions of all apps that places know. */
  tombstones: readonly Tombstone[]
  replace: boolean | undefined
}

const moveApp = async (
  { adminUrl, pool, storage, config }: Installation,
  scratchUrl: string,
  { checked, named, tombstones, replace }: Task,
) => {
  const { secretKey } = config
  const scratch = { adminUrl: scratchUrl, secretKey }
  await withClient(adminUrl, requireSameMigrations)
  await fillScratch(checked, scratch)
  const app = await withPlatformPool(scratchUrl, config, (scratchPool) =>
    requireApp(scratchPool, named, `of ${checked.archive.name}`),
  )
  const ownTombstones = await tombstonesOfApp(pool, app.id)
  const repeated = await repeatDeletions(scratch, ofPeople(app, [...tombstones, ...ownTombstones]))
  return withClient(scratchUrl, (reader) =>
    withClient(adminUrl, async (client) => {
      const keys = new Set(await inSnapshot(reader, () => fileKeys(reader, app.id)))
      const staged = await stageApp(reader, client, app.id)
      const isHere = await requireRoom(pool, client, { app, staged, adminHost: config.adminHost, replace })
      await prepareQueues(urlFor(adminUrl, ROLES.jobs, secretKey), JOBS)
      const files = await writeFiles(checked, keys, storage)
      await placeApp(client, staged)
      const rows = staged.tables.reduce((sum, table) => sum + table.rows, 0)
      return { app, rows, files, repeated, deletedAt: isHere ? null : deletionIn(ownTombstones) }
    }),
  )
}

/**
 * Restores one app beside the others of a running product, from an archive of it or of all apps: into a scratch database, where
 * it is brought to the state of this version and later deletions are repeated, and from there, all of it or nothing.
 * @throws StartError with a sentence for the operator, before anything is written
 */
export const restoreApp = async (
  address: string,
  config: Config,
  { app, replace, acceptOtherKey, ...options }: RestoreAppOptions,
  now: Date,
): Promise<RestoredApp> => {
  const adminUrl = await joinDatabase(config)
  const archive = await findArchive(address, config)
  const checked = await checkForRestore(archive, config.backup.identities, options)
  const { manifest } = checked
  const named = app ?? manifest.app?.id
  if (!named)
    throw new StartError(`${archive.name} is of all apps: name one, "npm run restore -- --app HOST ARCHIVE".`)
  if (!acceptOtherKey) requireKey(manifest, config)
  const deletions = await findDeletions({ archive, takenAt: manifest.takenAt }, config, options.tombstonesIn)
  if (!options.acceptUnknownDeletions) requireKnown(deletions, now)
  const { tombstones, knownUntil } = deletions
  const storage = await openStorage(config.storage)
  await storage.check()
  return withPlatformPool(adminUrl, config, async (pool) => {
    const scratch = await openScratch(config.dataDir, config.directDatabaseUrl)
    try {
      const installation = { adminUrl, pool, storage, config }
      const moved = await moveApp(installation, scratch.adminUrl, { checked, named, tombstones, replace })
      return { name: archive.name, manifest, knownUntil, ...moved }
    } finally {
      await scratch.remove()
    }
  })
}
