import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { installQueue } from '../jobs/install.ts'
import { installDefinerFunctions } from './definer-functions.ts'
import { protectionSql } from './protection.ts'
import { type LoginRole, passwordOf, ROLES } from './roles.ts'
import { selfCheck } from './self-check.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** One at a time, however many processes start at once. */
const MIGRATION_LOCK = 7_226_101

const LOGINS = [ROLES.runtime, ROLES.platform, ROLES.jobs].join(', ')

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : ''
    throw new StartError(
      `The database at ${new URL(url).host} cannot be reached: ${reason}. Check DATABASE_URL and that the server runs.`,
    )
  }
}

const ensureRoles = async (client: pg.Client, secretKey: string): Promise<void> => {
  const existing = await client.query<{ rolname: string }>(
    'SELECT rolname FROM pg_roles WHERE rolname = ANY ($1)',
    [Object.values(ROLES)],
  )
  // Only a superuser may name the attributes of one; with another administrator the self-check still looks at them.
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'SELECT rolsuper FROM pg_roles WHERE rolname = current_user',
  )
  const noPowers = rows[0]?.rolsuper ? 'NOSUPERUSER NOCREATEDB NOREPLICATION NOBYPASSRLS' : ''
  const isThere = (role: string) => existing.rows.some((row) => row.rolname === role)
  for (const role of [ROLES.owner, ROLES.resolver, ROLES.lookups])
    if (!isThere(role)) await client.query(`CREATE ROLE ${role} NOLOGIN NOINHERIT`)
  for (const role of [ROLES.runtime, ROLES.platform, ROLES.jobs] satisfies LoginRole[]) {
    if (!isThere(role)) await client.query(`CREATE ROLE ${role} NOINHERIT`)
    await client.query(
      `ALTER ROLE ${role} LOGIN NOCREATEROLE ${noPowers} PASSWORD '${passwordOf(role, secretKey)}'`,
    )
    await client.query(`ALTER ROLE ${role} SET statement_timeout = '5s'`)
    await client.query(`ALTER ROLE ${role} SET lock_timeout = '2s'`)
    // Every hot statement is prepared and looks up by keys: planning it anew for each value costs more than it could gain.
    await client.query(`ALTER ROLE ${role} SET plan_cache_mode = 'force_generic_plan'`)
    await client.query(`ALTER ROLE ${role} SET jit = off`)
    await client.query(`ALTER ROLE ${role} SET idle_in_transaction_session_timeout = '10s'`)
  }
  // Its own upkeep goes over all jobs.
  await client.query(`ALTER ROLE ${ROLES.jobs} SET statement_timeout = '60s'`)
  await client.query(
    `GRANT ${ROLES.owner}, ${ROLES.resolver}, ${ROLES.lookups}, ${ROLES.jobs} TO CURRENT_USER`,
  )
  const database = (await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name'))
    .rows[0]
  await client.query(`GRANT CREATE, CONNECT, TEMP ON DATABASE ${database?.name} TO ${ROLES.owner}`)
  await client.query(`REVOKE CREATE ON DATABASE ${database?.name} FROM ${ROLES.resolver}`)
  await client.query(`REVOKE TEMP ON DATABASE ${database?.name} FROM PUBLIC`)
  await client.query(`GRANT CONNECT ON DATABASE ${database?.name} TO ${LOGINS}`)
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
  await client.query(`GRANT USAGE, CREATE ON SCHEMA public TO ${ROLES.owner}`)
  await client.query(
    `GRANT USAGE ON SCHEMA public TO ${ROLES.runtime}, ${ROLES.platform}, ${ROLES.resolver}, ${ROLES.lookups}`,
  )
  await client.query(`CREATE SCHEMA IF NOT EXISTS resolver AUTHORIZATION ${ROLES.resolver}`)
  await client.query(`CREATE SCHEMA IF NOT EXISTS lookups AUTHORIZATION ${ROLES.lookups}`)
  await client.query(`CREATE SCHEMA IF NOT EXISTS pgboss AUTHORIZATION ${ROLES.jobs}`)
  await client.query(`CREATE SCHEMA IF NOT EXISTS jobs AUTHORIZATION ${ROLES.jobs}`)
}

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
 * Brings the database to what this code needs: roles, tables, protection; then checks that the protection holds.
 *
 * @param adminUrl a role that may create roles and owns the database
 * @throws StartError when it cannot be reached, is newer than the code, or is not protected
 */
export const migrate = async (adminUrl: string, secretKey: string): Promise<void> => {
  const client = await connect(adminUrl)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseNewerDatabase(client)
    await ensureRoles(client, secretKey)
    await client.query(`SET ROLE ${ROLES.owner}`)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await client.query('BEGIN')
    await client.query(protectionSql())
    await client.query('COMMIT')
    await client.query('RESET ROLE')
    await installQueue(adminUrl, secretKey)
    await client.query('BEGIN')
    await installDefinerFunctions(client)
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
