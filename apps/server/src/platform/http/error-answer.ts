import { StorageUnavailable } from '../files/storage.ts'
import { TooBusy } from '../turns.ts'
import { Refusal } from './refusal.ts'

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : error instanceof Error && error.cause
      ? codeOf(error.cause)
      : undefined

const FASTIFY_REFUSALS: Record<string, Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal('wrong-format'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new Refusal('not-readable'),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal('not-readable'),
  FST_REQ_FILE_TOO_LARGE: new Refusal('file-too-large'),
  FST_FILES_LIMIT: new Refusal('not-valid'),
  FST_FIELDS_LIMIT: new Refusal('not-valid'),
  FST_PARTS_LIMIT: new Refusal('not-valid'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Refusal('wrong-format'),
}

/** PostgreSQL is away, shutting down or full (classes 08, 53, 57P); or a statement took too long. */
const isDatabaseAway = (code: string) => /^(08|53|57P|57014|55P03)/.test(code)

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])

/** Errors of `pg` that carry no code: the connection went, or none became free in time. */
const CONNECTION_LOST =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired|Client has encountered a connection error|not queryable/

/**
 * What a caller is told of an error: never more than a refusal. Null for what we did not expect, which is a 500 and
 * belongs into the log.
 */
export const refusalFor = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof TooBusy) return new Refusal('too-many-requests', { retryAfterSeconds: 5 })
  if (error instanceof StorageUnavailable) return new Refusal('maintenance')
  const code = codeOf(error)
  if (code && FASTIFY_REFUSALS[code]) return FASTIFY_REFUSALS[code]
  if (code && (isDatabaseAway(code) || NETWORK_CODES.has(code))) return new Refusal('maintenance')
  if (error instanceof Error && CONNECTION_LOST.test(`${error.message} ${String(error.cause)}`))
    return new Refusal('maintenance')
  if (code?.startsWith('22')) return new Refusal('not-valid')
  if (code === '23503') return new Refusal('not-found')
  if (code === '23505' || code === '40001' || code === '40P01') return new Refusal('conflict')
  return null
}
