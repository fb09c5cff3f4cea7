import type pg from 'pg'
import type { Manifest } from '../../platform/backup/archive/archive-format.ts'
import { findArchive } from '../../platform/backup/place.ts'
import { quotedTable } from '../../platform/backup/rows/copy-out.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { ownMigrations } from '../../platform/database/migration/apply-migrations.ts'
import { ROLES } from '../../platform/database/roles.ts'
import { findDeletions } from './deletions-since.ts'
import { requireFiles } from './files-of-backup.ts'
import { createFileSamples, openFiles } from './open-files.ts'
import { checkForRestore, type Repeated, type RestoreTarget, restoreArchive } from './restore-archive.ts'
import { openScratch } from './scratch-database.ts'
import { type StartServices, tryLogin } from './try-product.ts'

export type Verified = {
  name: string
  manifest: Manifest
  repeated: Repeated
  /** Until when all deletions are known; null when that is unknown. */
  knownUntil: Date | null
  openedFiles: number
  /** False when no app has a learner. */
  isLoginProved: boolean
  seconds: number
}

/** Every restore rebuilds the search index, which is compared like all other tables. */
const requireCounts = async (client: pg.Client, { tables, migrations }: Manifest): Promise<void> => {
  // Migrations since then may have moved rows.
  if (migrations.length !== ownMigrations().length) return
  for (const [table, { rows: expected }] of Object.entries(tables)) {
    const owner = table.startsWith('pgboss.') ? ROLES.jobs : ROLES.owner
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL ROLE ${owner}`)
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quotedTable(table)}`)
    await client.query('ROLLBACK')
    if (Number(rows[0]?.count) !== expected)
      throw new StartError(
        `The restored ${table} has ${rows[0]?.count} rows, and the backup says ${expected}.`,
      )
  }
}

/**
 * Restores a backup into a scratch database and compares it: every hash, the count of every table, the permissions,
 * some files, and a login.
 * @param address of an archive, or of a place, for its newest one
 * @throws StartError when something differs
 */
export const verifyBackup = async (
  address: string,
  config: Config,
  startServices: StartServices,
): Promise<Verified> => {
  const began = performance.now()
  const archive = await findArchive(address, config)
  const checked = await checkForRestore(archive, config.backup.identities)
  const scratch = await openScratch(config.dataDir, config.directDatabaseUrl)
  try {
    const samples = createFileSamples()
    let openedFiles = 0
    const archived = new Set<string>()
    const writeFile: RestoreTarget['writeFile'] = (key, part, bytes) => {
      archived.add(key)
      return samples.add(key, part, bytes)
    }
    const target = { adminUrl: scratch.adminUrl, secretKey: config.secretKey, writeFile }
    const { tombstones, knownUntil } = await findDeletions(
      { archive, takenAt: checked.manifest.takenAt },
      config,
    )
    const { manifest, repeated } = await restoreArchive(checked, target, tombstones, async (client) => {
      await requireCounts(client, checked.manifest)
      await requireFiles(client, checked.manifest, archived)
      openedFiles = await openFiles(client, samples.take())
    })
    const storage = { kind: 'disk' as const, folder: scratch.folder }
    const isLoginProved = await tryLogin({ ...config, storage }, scratch.adminUrl, startServices)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return { name: archive.name, manifest, repeated, knownUntil, openedFiles, isLoginProved, seconds }
  } finally {
    await scratch.remove()
  }
}
