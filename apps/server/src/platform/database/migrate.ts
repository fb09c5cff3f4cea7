import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { installQueue } from '../jobs/install.ts'
import { rebuildOutdatedIndex } from '../search/rebuild-index.ts'
import { connectAsAdmin, lockDatabase } from './admin-connection.ts'
import { ensureRoles } from './ensure-roles.ts'
import { protectionSql } from './protection.ts'
import { ROLES } from './roles.ts'
import { selfCheck } from './self-check.ts'
import { installStoredFunctions } from './stored-functions.ts'
import { ensureTimeOrderedIds } from './time-ordered-ids.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** The SQLSTATE with which a migration says what the operator has to know. Never an address or another content. */
const WARNING_OF_MIGRATION = '01W01'

/** A database with migrations that this code does not know belongs to a newer Wohlauf: running on it could lose data. */
const refuseNewerDatabase = async (client: pg.Client): Promise<void> => {
  const table = await client.query<{ name: string | null }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  )
  if (!table.rows[0]?.name) return
  const applied = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations')
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash))
  if (applied.rows.some((row) => !known.has(row.hash)))
    throw new StartError(
      'The database was changed by a newer version of Wohlauf. Start that version, or restore a backup made with this one.',
    )
}

/**
 * Migrates the database to the state that this code needs: roles, tables, protection; then verifies the
 * protection.
 *
 * @param adminUrl a role that may create roles and owns the database
 * @throws StartError when it cannot be reached, is newer than the code, belongs to another secret key, or is
 *   not protected
 */
export const migrate = async (adminUrl: string, secretKey: string): Promise<void> => {
  const client = await connectAsAdmin(adminUrl)
  client.on('notice', ({ code, message }) => {
    if (code === WARNING_OF_MIGRATION) console.warn(`database: ${message}`)
  })
  try {
    await lockDatabase(client)
    await refuseNewerDatabase(client)
    await ensureRoles(client, secretKey)
    await client.query(`SET ROLE ${ROLES.owner}`)
    await ensureTimeOrderedIds(client)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await client.query('BEGIN')
    await client.query(protectionSql())
    await client.query('COMMIT')
    await client.query('RESET ROLE')
    await installQueue(adminUrl, secretKey)
    await client.query('BEGIN')
    await installStoredFunctions(client)
    await rebuildOutdatedIndex(client)
    await client.query('COMMIT')
    await selfCheck(client)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The database could not be brought up to date: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
