import { Id } from '@wohlauf/contract/values/values'
import type pg from 'pg'
import { SCHEMAS } from '../database/function-schemas.ts'
import type { Prefetch } from './prefetch.ts'
import { type RequestScope, readScopes, type ScopeRow } from './request-scope.ts'

export type RequestClaims = {
  host: string
  tokenHash: Buffer | null
  now: Date
  prefetch?: readonly Prefetch[]
  /** Not validated yet: for a prefetch that needs an id of it. */
  input?: unknown
}

type Waiting = RequestClaims & {
  resolve: (scope: RequestScope | null) => void
  reject: (error: unknown) => void
}

const MAX_TOGETHER = 50

const OPEN_REQUESTS = {
  name: 'open-requests',
  text: `SELECT * FROM ${SCHEMAS.resolver}.open_requests($1, $2, $3, $4, $5)`,
}

export const parametersOf = ({ host, tokenHash, now, prefetch = [], input }: RequestClaims) => {
  const field = prefetch.find(({ idField }) => idField !== null)?.idField
  const id = field ? (input as Record<string, unknown> | null | undefined)?.[field] : null
  return [
    // Hosts are stored in lower case and may be sent in any case (RFC 9110, section 4.2.3).
    host.toLowerCase(),
    tokenHash,
    now,
    prefetch.map(({ name }) => name).join(' '),
    Id.safeParse(id).success ? (id as string) : null,
  ] as const
}

export const openingsQuery = (openings: readonly RequestClaims[]) => {
  const all = openings.map(parametersOf)
  return {
    ...OPEN_REQUESTS,
    values: [0, 1, 2, 3, 4].map((at) => all.map((parameters) => parameters[at])) as unknown[],
    rowMode: 'array' as const,
  }
}

const send = async (pool: Pick<pg.Pool, 'query'>, openings: readonly Waiting[]): Promise<void> => {
  try {
    const { rows } = await pool.query<ScopeRow>(openingsQuery(openings))
    const scopeAt = readScopes(rows)
    openings.forEach(({ resolve }, at) => void resolve(scopeAt.get(at + 1) ?? null))
  } catch (error) {
    for (const { reject } of openings) reject(error)
  }
}

/**
 * Opens requests of the same turn of the event loop by one statement. On a quiet server no request waits.
 * @returns null for an unknown host
 */
const createOpener = (pool: Pick<pg.Pool, 'query'>) => {
  let waitingRequests: Waiting[] = []

  const sendAll = () => {
    // Requests of the same host in a row: their app is looked up once.
    const all = waitingRequests.toSorted(
      (one, other) => Number(one.host > other.host) - Number(one.host < other.host),
    )
    waitingRequests = []
    for (let at = 0; at < all.length; at += MAX_TOGETHER) void send(pool, all.slice(at, at + MAX_TOGETHER))
  }

  return (opening: RequestClaims): Promise<RequestScope | null> =>
    new Promise((resolve, reject) => {
      if (waitingRequests.length === 0) setImmediate(sendAll)
      waitingRequests.push({ ...opening, resolve, reject })
    })
}

const openers = new WeakMap<object, ReturnType<typeof createOpener>>()

/** @see createOpener */
export const openTogether = (
  pool: Pick<pg.Pool, 'query'>,
  opening: RequestClaims,
): Promise<RequestScope | null> => {
  const opener = openers.get(pool) ?? createOpener(pool)
  openers.set(pool, opener)
  return opener(opening)
}
