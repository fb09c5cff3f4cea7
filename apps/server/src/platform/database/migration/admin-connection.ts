import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import { secondsOf, type WaitLimit } from './small-steps.ts'

/** One process at a time, even if several start at the same time or replace the secret key. */
const ADMIN_LOCK = 7_226_101
const POLL_MS = 200

/**
 * Sent without a parameter: its open portal would keep a snapshot, for whose end `CREATE INDEX CONCURRENTLY` waits.
 */
const tryLock = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ is_taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${ADMIN_LOCK}) AS is_taken`,
  )
  return rows[0]?.is_taken === true
}

const holderOf = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = $1 AND objsubid = 1
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [ADMIN_LOCK],
  )
  return rows[0] ? `${rows[0].pid}` : 'unknown'
}

/**
 * Waits until no other process changes the whole database. The transaction holds the lock: a session's would
 * stay behind on a connection that a pooler keeps.
 * @throws StartError when another process has the lock for too long
 */
export const lockDatabase = async (client: pg.ClientBase, { ms, report }: WaitLimit): Promise<void> => {
  const startedAt = performance.now()
  for (let attempt = 1; !(await tryLock(client)); attempt += 1) {
    const holder = await holderOf(client)
    if (performance.now() - startedAt >= ms)
      throw new StartError(
        `Another process has been changing the database for more than ${secondsOf(ms)} seconds (PostgreSQL's process ${holder}). Wait for its end; if it is left over from a process that is gone, end it with "SELECT pg_terminate_backend(${holder})". Then start again.`,
      )
    if (attempt === 1)
      report(
        `Waiting for another process that changes the database (PostgreSQL's process ${holder}), for at most ${secondsOf(ms)} seconds …`,
      )
    await setTimeout(POLL_MS)
  }
}

/** Runs work of several transactions under the lock of {@link lockDatabase}, held on a connection of its own. */
export const whileLocked = async <T>(
  adminUrl: string,
  waitLimit: WaitLimit,
  work: () => Promise<T>,
): Promise<T> => {
  const holder = await connectAsAdmin(adminUrl)
  try {
    await holder.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    await lockDatabase(holder, waitLimit)
    return await work()
  } finally {
    await holder.query('ROLLBACK').catch(() => {})
    await holder.end().catch(() => {})
  }
}

/** @throws StartError when it cannot be reached, without its password */
export const connectAsAdmin = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || String((error as { code?: string }).code) : ''
    throw new StartError(
      `The database at ${new URL(url).host} cannot be reached: ${reason}. Check DATABASE_URL, or DATABASE_DIRECT_URL where it is set, and that the server runs.`,
    )
  }
}
