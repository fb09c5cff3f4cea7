import { innermost } from '../../base/describe-error.ts'

const textOf = (error: unknown, key: string): string | undefined => {
  const value =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** A text of the error's, or else of its cause's. */
export const ownText = (error: unknown, key: string): string | undefined =>
  textOf(error, key) ?? (error instanceof Error && error.cause ? ownText(error.cause, key) : undefined)

export const codeOf = (error: unknown): string | undefined => ownText(error, 'code')

/** PostgreSQL's code for a statement that it ended at its time limit. */
export const STATEMENT_ENDED = '57014'

/** Unreachable, shutting down or full (08, 53, 57P), an idle transaction ended, or passwords of another key (28). */
const CODES = /^(08|28|53|57P|25P03)/

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

export const isUnavailable = (code: string): boolean => CODES.test(code) || NETWORK_CODES.has(code)

/** Errors of `pg` and the queue without a code: the connection was lost, could not be made, or got no answer in time. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|LISTEN\/NOTIFY)/

export const isConnectionLost = ({ message }: Error): boolean => CONNECTION_LOST.test(message)

/** Each connection of a pool is in use. */
export const isPoolFull = ({ message }: Error): boolean =>
  message.startsWith('timeout exceeded when trying to connect')

/** Whether the queue reports that the database was away; it uses nothing else, and passes on copies of errors. */
export const isQueueAway = (error: Error): boolean => {
  const code = codeOf(error)
  return code ? isUnavailable(code) : isConnectionLost(error) || isPoolFull(error)
}

const errorsOfConnections = new WeakSet<Error>()

/** Errors of connections to mail servers and stores have the same codes. */
export const markAsOfDatabase = (error: Error): void => void errorsOfConnections.add(error)

/** Whether work failed because the database was away, or had no connection left for it. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const inner = innermost(error)
  const code = codeOf(error)
  if (!code) return isConnectionLost(inner) || isPoolFull(inner)
  return CODES.test(code) || (NETWORK_CODES.has(code) && errorsOfConnections.has(inner))
}
