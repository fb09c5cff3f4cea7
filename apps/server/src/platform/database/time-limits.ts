/** In milliseconds. A network that stops responding sends no error: a wait without a limit would never end. */
export type TimeLimits = {
  /** Covers name resolution, TLS and login together. */
  connectMs: number
  /** The wait until one of the pool's connections becomes free. */
  turnMs: number
  statementMs: number
  /** Longer than `statementMs`, so that a reachable database answers with its own error first. */
  answerMs: number
  /** The wait until a closing is confirmed; then the connection is destroyed. */
  closeMs: number
}

/** Requests wait long for a free connection: a burst is served within seconds, which is better than a refusal. */
export const REQUEST_TIME_LIMITS: TimeLimits = {
  connectMs: 5000,
  turnMs: 10_000,
  statementMs: 5000,
  answerMs: 10_000,
  closeMs: 2000,
}

/** Jobs handle many rows, and no person waits for them. */
export const JOB_TIME_LIMITS: TimeLimits = {
  connectMs: 10_000,
  turnMs: 60_000,
  statementMs: 60_000,
  answerMs: 70_000,
  closeMs: 2000,
}

/**
 * The queue's own statements are short, and no job is fetched while they wait: after the database's machine was
 * replaced, the queue must give up the former one sooner than a job may.
 */
export const QUEUE_TIME_LIMITS: TimeLimits = { ...JOB_TIME_LIMITS, statementMs: 15_000, answerMs: 20_000 }

/** TCP keep-alive: the first probe is sent after this idle time; Node sends ten, one a second, before it gives up. */
const KEEP_ALIVE_MS = 10_000

/** The server's own keep-alive: its default keeps a connection for two hours after the client has disappeared. */
const SERVER_KEEP_ALIVE = '-c tcp_keepalives_idle=30 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3'

export const connectionSettings = ({ statementMs, answerMs }: TimeLimits) => ({
  statement_timeout: statementMs,
  query_timeout: answerMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  options: SERVER_KEEP_ALIVE,
})
