import type { Socket } from 'node:net'
import pg from 'pg'
import { connectionSettings, REQUEST_TIME_LIMITS, type TimeLimits } from './time-limits.ts'
import { queueRequests } from './turns.ts'

const streamOf = (client: pg.ClientBase): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/**
 * `end` always finishes: `pg` waits until the server closes too, which a silent network never reports.
 * Connecting gets a time-out of its own: the pool's is also the one for waiting for a free connection.
 */
export const clientWith = ({ connectMs, closeMs }: TimeLimits) =>
  class BoundedClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionTimeoutMillis: connectMs })
    }

    override end(callback?: (error: Error) => void): Promise<void> {
      const timer = setTimeout(() => streamOf(this).destroy(), closeMs).unref()
      this.once('end', () => clearTimeout(timer))
      return super.end(callback as (error: Error) => void) as unknown as Promise<void>
    }
  }

/** Destroys a connection immediately: its user gets an error, and the pool opens another. */
export const closeConnection = (client: pg.ClientBase): void => void streamOf(client).destroy()

/** PostgreSQL's own code for a server that is starting or recovering, and accepts no writes yet. */
const NOT_WRITABLE_YET = '57P03'

export const onlyReads = (cause?: unknown): Error =>
  Object.assign(new Error('The database only reads: it is a standby, or set so.', { cause }), {
    code: NOT_WRITABLE_YET,
  })

/**
 * While a standby takes over, its address may already lead to it, or still to the former primary, whose answers may
 * be old.
 * @throws Error when the database of a new connection only reads
 */
export const requireWrites = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw onlyReads()
}

const isSilence = ({ message }: Error) => message === 'Query read timeout'

/** The idle connections are most likely dead too, and each would cost the next request the whole time-out. */
const dropIdleAfterSilence = (pool: pg.Pool): void => {
  const idle = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => void idle.delete(client))
  pool.on('remove', (client) => void idle.delete(client))
  pool.on('release', (error: Error | boolean | undefined, client) => {
    if (!error) return void idle.add(client)
    // An error answered by the database proves that the connection works.
    const isLost = streamOf(client).destroyed || (error instanceof Error && isSilence(error))
    if (!isLost) return
    for (const other of idle) {
      // The error makes the pool remove the client immediately instead of after its socket has closed.
      other.emit('error', new Error('Connection terminated: another one got no answer'))
      closeConnection(other)
    }
    idle.clear()
  })
}

/**
 * A pool whose clients pipeline: a request's `BEGIN` and its binding are sent together. Every wait has a
 * limit, also when the network stops responding and not even an error arrives.
 * @param url a `postgresql://` address with the role to connect as
 * @param onError called with errors of idle connections; unhandled, they would end the process
 */
export const createPool = (
  url: string,
  size: number,
  onError: (error: Error) => void,
  limits: TimeLimits = REQUEST_TIME_LIMITS,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    // The default waits without a limit.
    connectionTimeoutMillis: limits.turnMs,
    ...connectionSettings(limits),
    Client: clientWith(limits),
    onConnect: requireWrites,
    idleTimeoutMillis: 30_000,
    application_name: 'wohlauf',
  } as pg.PoolConfig)
  pool.on('error', onError)
  pool.on('connect', (client) => void client.on('error', onError))
  dropIdleAfterSilence(pool)
  queueRequests(pool)
  return pool
}
