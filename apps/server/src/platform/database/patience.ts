/**
 * How long the product waits for the database, in milliseconds. Each is a limit of its own: a network that falls silent
 * sends no error, so whatever has no limit on this side waits for ever.
 */
export type Patience = {
  /** Until a new connection is ready: name resolution, TLS and login together. */
  connectMs: number
  /** Until one of the pool's connections becomes free when all are in use. */
  turnMs: number
  /** The database itself gives a statement up after this. */
  statementMs: number
  /** Until a statement is answered; longer than `statementMs`, so that where anything is heard it is the database's own word. */
  answerMs: number
  /** Until the database has taken leave of a connection that is closed. */
  closeMs: number
}

/**
 * Requests. A turn is waited for far longer than connecting takes: a rush is worked off within seconds, and who waits
 * these is better off than who is told to come back.
 */
export const REQUEST_PATIENCE: Patience = {
  connectMs: 5000,
  turnMs: 20_000,
  statementMs: 5000,
  answerMs: 10_000,
  closeMs: 2000,
}

/** Jobs and the queue's own upkeep go over many rows, and nobody looks at a screen meanwhile. */
export const JOB_PATIENCE: Patience = {
  connectMs: 10_000,
  turnMs: 60_000,
  statementMs: 60_000,
  answerMs: 70_000,
  closeMs: 2000,
}

/** An idle connection is asked for a sign of life after this; then every second, and after ten without one it is dead. */
const KEEP_ALIVE_MS = 10_000

/** The database does likewise, else it keeps a connection for hours whose client is gone. */
const SERVER_KEEP_ALIVE = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3'

/** What `pg` is told of it, whoever opens the connection. */
export const connectionSettings = ({ statementMs, answerMs }: Patience) => ({
  statement_timeout: statementMs,
  query_timeout: answerMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  options: SERVER_KEEP_ALIVE,
})
