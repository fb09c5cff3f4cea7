import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { ROLES } from '../roles.ts'
import { readApplied } from './applied-migrations.ts'
import { untilNotHeldUp, type WaitLimit, waitBriefly, waitForLocksAsBefore } from './small-steps.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** The hashes of this code's migrations, in their order. */
export const ownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)

/** @throws StartError when the database has others: a newer Wohlauf owns it, and running on it could lose data */
export const areMigrationsApplied = async (client: pg.ClientBase): Promise<boolean> => {
  const ownHashes = ownMigrations()
  const applied = await readApplied(client)
  if (applied.some((hash) => !ownHashes.includes(hash)))
    throw new StartError(
      'The database was changed by a newer version of Wohlauf. Start that version, or restore a backup made with this one.',
    )
  return ownHashes.every((hash) => applied.includes(hash))
}

/** A folder with the first migrations only. The caller removes it. */
const firstMigrations = (count: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wohlauf-migrations-'))
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const entries: { tag: string }[] = journal.entries.slice(0, count)
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries)
    copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}

/** Applies the first migrations to an empty database, in one transaction, as the tables' owner. */
export const applyFirstMigrations = async (client: pg.Client, count: number): Promise<void> => {
  const folder = firstMigrations(count)
  await client.query(`SET ROLE ${ROLES.owner}`)
  try {
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.query('RESET ROLE')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Applies the missing migrations in one transaction, as the tables' owner. */
export const applyMigrations = async (client: pg.Client, waitLimit: WaitLimit): Promise<void> => {
  await client.query(`SET ROLE ${ROLES.owner}`)
  await waitBriefly(client)
  try {
    await untilNotHeldUp(() => migrate(drizzle(client), { migrationsFolder }), waitLimit)
  } finally {
    await client.query('RESET ROLE')
    await waitForLocksAsBefore(client)
  }
}
