import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { ROLES } from '../roles.ts'
import { untilNotHeldUp, type WaitLimit, waitBriefly, waitForLocksAsBefore } from './small-steps.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

const readApplied = async (client: pg.ClientBase): Promise<string[]> => {
  const table = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  )
  if (!table.rows[0]?.name) return []
  const applied = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations')
  return applied.rows.map(({ hash }) => hash)
}

/** @throws StartError when the database has others: a newer Wohlauf owns it, and running on it could lose data */
export const areMigrationsApplied = async (client: pg.ClientBase): Promise<boolean> => {
  const ownHashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const applied = await readApplied(client)
  if (applied.some((hash) => !ownHashes.includes(hash)))
    throw new StartError(
      'The database was changed by a newer version of Wohlauf. Start that version, or restore a backup made with this one.',
    )
  return ownHashes.every((hash) => applied.includes(hash))
}

/** Works in one transaction, as the tables' owner. */
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
