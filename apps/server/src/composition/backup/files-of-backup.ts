import type pg from 'pg'
import { fileEntry, type Manifest } from '../../platform/backup/archive/archive-format.ts'
import type { AddContent } from '../../platform/backup/archive/write-archive.ts'
import { inSnapshot } from '../../platform/backup/rows/copy-out.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { bindingSql } from '../../platform/database/binding.ts'
import { ROLES } from '../../platform/database/roles.ts'
import { nameTenant, tenantTx } from '../../platform/database/tenant-handle.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'
import { FILE_KINDS } from '../file-kinds.ts'

/** Rows refer to files that the storage does not have: a backup would lack them. */
export class FilesMissing extends StartError {
  readonly count: number

  constructor(missing: readonly string[], all: number) {
    super(
      `The storage does not have ${missing.length} of the ${all} files that the database names, for example "${missing[0]}". Check that it is the right one and complete. What is gone for good is left out with "npm run backup -- PLACE --accept-lost-files".`,
    )
    this.count = missing.length
  }
}

/** The missing files that a backup may lack. */
export type LostFiles =
  /** The files that an earlier backup lacked. */
  | readonly string[]
  /** Every file that is missing now. */
  | 'all'

/** The keys of every app's files, or of one app's, in the open snapshot. */
export const fileKeys = async (client: pg.Client, onlyAppId: string | null = null): Promise<string[]> => {
  await client.query(`SET LOCAL ROLE ${ROLES.owner}`)
  const { rows } = await client.query<{ app_id: string }>(
    'SELECT app_id FROM app WHERE $1::uuid IS NULL OR app_id = $1 ORDER BY app_id',
    [onlyAppId],
  )
  const keys: string[] = []
  for (const { app_id: appId } of rows) {
    const pooled = client as unknown as pg.PoolClient
    await client.query(bindingSql({ appId, userId: null, reach: 'app' }))
    nameTenant(pooled, appId)
    for (const kind of FILE_KINDS)
      for (const key of await kind.allReferred(tenantTx(pooled), appId)) keys.push(key)
  }
  return keys
}

/**
 * Adds the files that rows of an earlier snapshot name. They never change, so only a file that was removed meanwhile
 * may be missing: no row names it when the rows are read a second time.
 * @throws FilesMissing when the rows still name one
 */
export const addFiles = async (
  source: { files: FileStorage; client: pg.Client; lostFiles: LostFiles; appId: string | null },
  keys: readonly string[],
  add: AddContent,
): Promise<Manifest['files']> => {
  const { files, client, lostFiles, appId } = source
  const absent: string[] = []
  let bytes = 0
  for (const key of keys) {
    const stream = await files.read(key)
    if (stream) bytes += await add(fileEntry(key), stream)
    else absent.push(key)
  }
  const stillNamed = new Set(absent.length > 0 ? await inSnapshot(client, () => fileKeys(client, appId)) : [])
  const missing = absent.filter((key) => stillNamed.has(key))
  const unexplained = lostFiles === 'all' ? [] : missing.filter((key) => !lostFiles.includes(key))
  if (unexplained.length > 0) throw new FilesMissing(unexplained, keys.length)
  const removedMeanwhile = absent.filter((key) => !stillNamed.has(key))
  return { count: keys.length - absent.length, bytes, removedMeanwhile, lost: missing }
}

/**
 * The number of files that a backup lacks. Former versions did not read the rows a second time, and assumed that
 * each missing file was removed meanwhile.
 */
export const unexplainedIn = ({ files: { removedMeanwhile, lost } }: Manifest): number =>
  lost ? 0 : removedMeanwhile.length

/**
 * Compares the files of a restored archive with those that its rows name.
 * @param client of the role that owns the restored database
 * @throws StartError naming a file that is in one of them only
 */
export const requireFiles = async (
  client: pg.Client,
  { files: { removedMeanwhile, lost = [] } }: Manifest,
  archived: ReadonlySet<string>,
): Promise<void> => {
  const referredKeys = new Set(await inSnapshot(client, () => fileKeys(client)))
  const explained = new Set([...removedMeanwhile, ...lost])
  const missing = [...referredKeys].filter((key) => !archived.has(key) && !explained.has(key))
  if (missing.length > 0)
    throw new StartError(
      `The backup does not have ${missing.length} of the ${referredKeys.size} files that its rows name, for example "${missing[0]}".`,
    )
}
