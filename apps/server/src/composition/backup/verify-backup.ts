import type pg from 'pg'
import type { Manifest } from '../../platform/backup/archive/archive-format.ts'
import { findArchive } from '../../platform/backup/place.ts'
import { quotedTable } from '../../platform/backup/rows/copy-out.ts'
import { readTombstones } from '../../platform/backup/tombstones.ts'
import type { Config } from '../../platform/base/config/config.ts'
import { StartError } from '../../platform/base/config/start-error.ts'
import { ownMigrations } from '../../platform/database/migration/apply-migrations.ts'
import { ROLES } from '../../platform/database/roles.ts'
import { createFileSamples, openFiles } from './open-files.ts'
import { checkForRestore, type Repeated, restoreArchive } from './restore-archive.ts'
import { openScratch } from './scratch-database.ts'
import { type StartServices, tryLogin } from './try-product.ts'

export type Verified = {
  name: string
  manifest: Manifest
  repeated: Repeated
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
 * Restores a backup into a scratch database and compares it: every hash, the count of every table, the permissions, some
 * files, and a login.
 *
 * @param address of an archive, or of the place whose newest one is meant
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
    const target = { adminUrl: scratch.adminUrl, secretKey: config.secretKey, writeFile: samples.add }
    const tombstones = archive.place ? await readTombstones(archive.place) : []
    const { manifest, repeated } = await restoreArchive(checked, target, tombstones, async (client) => {
      await requireCounts(client, checked.manifest)
      openedFiles = await openFiles(client, samples.take())
    })
    const storage = { kind: 'disk' as const, folder: scratch.folder }
    const isLoginProved = await tryLogin({ ...config, storage }, scratch.adminUrl, startServices)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    return { name: archive.name, manifest, repeated, openedFiles, isLoginProved, seconds }
  } finally {
    await scratch.remove()
  }
}
