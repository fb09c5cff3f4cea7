import pg from 'pg'

type Writes = { connection: { stream: { cork: () => void; uncork: () => void } } }

/**
 * What a client is asked within one turn of the event loop leaves as one write: each write is a system call and wakes the
 * database, which costs more than most statements.
 */
const writeTogether = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as Writes).connection
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query(...given)
  }) as typeof client.query
}

/**
 * A pool whose clients pipeline: a request's `BEGIN` and its binding travel together instead of one after the other.
 *
 * @param url a `postgresql://` address with the role to work as
 * @param onError told of errors of idle connections; unheard, they would end the process
 */
export const createPool = (url: string, size: number, onError: (error: Error) => void): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    pipeline: true,
    // The default waits for ever; a full pool must become a clear answer instead.
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'wohlauf',
  } as pg.PoolConfig)
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    writeTogether(client)
  })
  return pool
}
