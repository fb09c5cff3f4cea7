import pg from 'pg'
import { StartError } from '../config/start-error.ts'

/** One at a time, even if several processes start at the same time or replace the secret key. */
const ADMIN_LOCK = 7_226_101

/**
 * Waits until no other process makes changes to the whole database. Closing the connection releases the lock.
 */
export const lockDatabase = async (client: pg.Client): Promise<void> => {
  await client.query('SELECT pg_advisory_lock($1)', [ADMIN_LOCK])
}

/**
 * Connects as the role that owns the database and may create roles.
 * @throws StartError when it cannot be reached, without its password
 */
export const connectAsAdmin = async (url: string): Promise<pg.Client> => {
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
