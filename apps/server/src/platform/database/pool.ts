import pg from 'pg'

type Writes = { connection: { stream: { cork: () => void; uncork: () => void } } }

/** So many different statements are kept prepared; what comes after them is planned each time, as it would be anyway. */
const MOST_PREPARED = 300

const nameOf = new Map<string, string>()

type Statement = { text?: unknown; name?: string }

/** A statement under a name is parsed and planned once a connection. The same text has the same name. */
const prepare = (statement: unknown): unknown => {
  if (typeof statement !== 'object' || statement === null) return statement
  const { text, name } = statement as Statement
  if (name !== undefined || typeof text !== 'string') return statement
  const known = nameOf.get(text)
  if (known === undefined && nameOf.size >= MOST_PREPARED) return statement
  const given = known ?? `s${nameOf.size}`
  nameOf.set(text, given)
  return { ...statement, name: given }
}

/**
 * Sends statements prepared, and what a client is asked within one turn of the event loop as one write: each write is a
 * system call and wakes the database, which costs more than most statements.
 */
const sendWell = (client: pg.PoolClient): void => {
  const { stream } = (client as unknown as Writes).connection
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((statement: unknown, ...given: unknown[]) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return query(prepare(statement), ...given)
  }) as typeof client.query
}

const CONNECT_PATIENCE_MS = 5000

/**
 * How long a request waits for its turn when all connections are in use. Far longer than connecting takes: a rush is worked
 * off within seconds, and who waits these is better off than who is told to come back.
 */
const TURN_PATIENCE_MS = 20_000

/** The pool knows one time for both, waiting for a turn and connecting. */
class ImpatientClient extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: CONNECT_PATIENCE_MS })
  }
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
    connectionTimeoutMillis: TURN_PATIENCE_MS,
    Client: ImpatientClient,
    idleTimeoutMillis: 30_000,
    application_name: 'wohlauf',
  } as pg.PoolConfig)
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    sendWell(client)
  })
  return pool
}
