import { manyPagesSentence, tooLargeSentence } from '@wohlauf/contract/values/limits/version-limits'
import { TooBusy } from '../../base/concurrency-limit.ts'
import { innermost } from '../../base/describe-error.ts'
import { Refusal } from '../../base/refusal.ts'
import {
  codeOf,
  isConnectionLost,
  isPoolFull,
  isUnavailable,
  ownText,
  STATEMENT_ENDED,
} from '../../database/faults/database-away.ts'
import { StorageUnavailable } from '../../storage/storage.ts'

const FASTIFY_REFUSALS: Record<string, Refusal> = {
  FST_REQ_FILE_TOO_LARGE: new Refusal('file-too-large'),
  FST_FILES_LIMIT: new Refusal('not-valid'),
  FST_FIELDS_LIMIT: new Refusal('not-valid'),
  FST_PARTS_LIMIT: new Refusal('not-valid'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: new Refusal('wrong-format'),
}

/** Refusals for errors of the framework and its plugins; 403 is a file whose path leaves the folder. */
const BY_STATUS: Record<number, Refusal> = {
  403: new Refusal('not-found'),
  404: new Refusal('not-found'),
  405: new Refusal('not-found'),
  408: new Refusal('request-timeout'),
  413: new Refusal('too-large'),
  415: new Refusal('wrong-format'),
  429: new Refusal('too-many-requests'),
  431: new Refusal('too-large'),
}

/** The refusal for a 4xx status set by the framework; null for any other status. */
const refusalForStatus = (status: unknown): Refusal | null =>
  typeof status === 'number' && status >= 400 && status < 500
    ? (BY_STATUS[status] ?? new Refusal('not-readable'))
    : null

const statusOf = (error: unknown): unknown =>
  error instanceof Error ? (error as Error & { statusCode?: unknown }).statusCode : undefined

const busy = () => new Refusal('busy', { retryAfterSeconds: 2 })
/** More is asked for than the machine can do: sooner or later the same call is answered. */
export const overloaded = () => new Refusal('overloaded', { retryAfterSeconds: 5 })
const unavailable = () => new Refusal('unavailable', { retryAfterSeconds: 10 })

const tooBusy = ({ reason }: TooBusy) =>
  new Refusal(reason === 'same-person' ? 'own-work-waiting' : 'too-many-at-once', { retryAfterSeconds: 5 })

/** Lock time-out, deadlock, serialization failure. */
const isRowBusy = (code: string) => /^(55P03|40P01|40001)$/.test(code)

/** The functions `resolver.refuse_large` and `resolver.limit_pages` refuse an item with these codes; the error's detail is its title. */
const SENTENCES: Readonly<Record<string, (item: string) => string>> = {
  WL001: tooLargeSentence,
  WL002: manyPagesSentence,
}

/** Reads the innermost message: those of the query layer around it contain the statement and users' input. */
const refusalForText = (error: Error): Refusal | null => {
  if (isPoolFull(error)) return overloaded()
  return isConnectionLost(error) ? unavailable() : null
}

const refusalForCode = (code: string): Refusal | null => {
  if (isRowBusy(code)) return busy()
  if (code === STATEMENT_ENDED) return overloaded()
  if (isUnavailable(code)) return unavailable()
  if (code.startsWith('22')) return new Refusal('not-valid')
  if (code === '23503') return new Refusal('not-found')
  return code === '23505' ? new Refusal('conflict') : null
}

/** Never `maintenance`, which only a person switches on. Null for unexpected errors, which are a 500. */
export const refusalFor = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof TooBusy) return tooBusy(error)
  if (error instanceof StorageUnavailable) return new Refusal('files-unavailable', { retryAfterSeconds: 10 })
  const code = codeOf(error)
  const sentence = SENTENCES[code ?? '']
  if (sentence) return new Refusal('item-too-large', { message: sentence(`„${ownText(error, 'detail')}“`) })
  return (
    (code ? FASTIFY_REFUSALS[code] : null) ??
    refusalForStatus(statusOf(error)) ??
    (code ? refusalForCode(code) : null) ??
    (error instanceof Error ? refusalForText(innermost(error)) : null)
  )
}
