import pg from 'pg'
import { clientWith, isGivenUp } from './bounded-client.ts'
import { doubtAbout } from './doubt.ts'
import { markAsOfDatabase } from './faults/database-away.ts'
import { streamOf } from './stream-of.ts'
import { connectionSettings, REQUEST_TIME_LIMITS, type TimeLimits } from './time-limits.ts'
import { queueRequests, refuseTurns } from './turns.ts'

/** Destroys a connection immediately: its user gets an error, and the pool opens another. */
export const closeConnection = (client: pg.ClientBase): void => void streamOf(client).destroy()

/** PostgreSQL's own code for a server that is starting or recovering, and accepts no writes yet. */
const NOT_WRITABLE_YET = '57P03'

const notWritableYet = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: NOT_WRITABLE_YET })

export const onlyReads = (cause?: unknown): Error =>
  notWritableYet('The database only reads: it is a standby, or set so.', cause)

export const answersNoCommit = (): Error =>
  notWritableYet('The database has not answered before, and has committed nothing since.')

/**
 * While a standby takes over, its address may already lead to it, or still to the former primary, whose answers may
 * be old.
 * @throws Error when the database of a new connection only reads
 */
export const requireWrites = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'off') throw onlyReads()
}

/** @returns closes the idle connections */
const watchIdle = (pool: pg.Pool): (() => void) => {
  const idle = new Set<pg.PoolClient>()
  const closeIdle = () => {
    for (const client of idle) {
      // The error makes the pool remove the client immediately instead of after its socket has closed.
      client.emit('error', new Error('Connection terminated: another one got no answer'))
      closeConnection(client)
    }
    idle.clear()
  }
  pool.on('acquire', (client) => void idle.delete(client))
  pool.on('remove', (client) => void idle.delete(client))
  pool.on('release', (error: Error | boolean | undefined, client) => {
    if (!error) return void idle.add(client)
    // An error answered by the database proves that the connection works. One that was given up was held until now.
    if (streamOf(client).destroyed && !isGivenUp(client, error)) closeIdle()
  })
  return closeIdle
}

const doubts = new WeakMap<object, ReturnType<typeof doubtAbout>>()

/** Whether the database of a pool has left something unanswered, and has committed nothing since. */
export const isInDoubt = (pool: object): boolean => doubts.get(pool)?.isOpen() === true

/**
 * A pool whose clients pipeline: a request's `BEGIN` and its binding are sent together. Every wait has a limit, also when the network
 * stops responding and not even an error arrives. A connection that was given up keeps its place in the pool until the database
 * commits something again: it may still be working on the statement, or waiting for a standby, and would be there in addition to
 * the one that replaced it.
 * @param url a `postgresql://` address with the role to connect as
 * @param onError called with errors of idle connections; unhandled, they would end the process
 */
export const createPool = (
  url: string,
  size: number,
  onError: (error: Error) => void,
  limits: TimeLimits = REQUEST_TIME_LIMITS,
): pg.Pool => {
  const doubt = doubtAbout(url, limits.connectMs)
  const held = new Set<() => void>()
  const hold = (release: () => void) => {
    if (pool.ending) return release()
    const end = () => {
      held.delete(end)
      refuseTurns(pool, null)
      release()
    }
    held.add(end)
    doubt.add(end)
    if (held.size === size) refuseTurns(pool, answersNoCommit())
  }
  const pool: pg.Pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    // The default waits without a limit.
    connectionTimeoutMillis: limits.turnMs,
    ...connectionSettings(limits),
    Client: clientWith(limits, hold),
    onConnect: requireWrites,
    idleTimeoutMillis: 30_000,
    application_name: 'wohlauf',
  } as pg.PoolConfig)
  doubts.set(pool, doubt)
  const onLoss = (error: Error) => {
    markAsOfDatabase(error)
    onError(error)
  }
  pool.on('error', onLoss)
  pool.on('connect', (client) => void client.on('error', onLoss))
  const closeIdle = watchIdle(pool)
  doubt.closings.add(closeIdle)
  const endPool = pool.end.bind(pool)
  pool.end = (() => {
    const ending = endPool()
    doubt.closings.delete(closeIdle)
    for (const end of [...held]) {
      doubt.remove(end)
      end()
    }
    return ending
  }) as pg.Pool['end']
  queueRequests(pool)
  return pool
}
