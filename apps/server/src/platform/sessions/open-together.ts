import type pg from 'pg'
import type { Alongside } from './alongside.ts'

/** What a request says of itself before anything is known of it. */
export type Opening = {
  host: string
  tokenHash: Buffer | null
  now: Date
  /** Own rows of the user that come along. */
  alongside?: readonly Alongside[]
}

type Waiting = Opening & { resolve: (row: unknown[] | undefined) => void; reject: (error: unknown) => void }

/** More openings than this go to the database in several statements. */
const MAX_TOGETHER = 50

const OPEN_REQUESTS = { name: 'open-requests', text: 'SELECT * FROM resolver.open_requests($1, $2, $3, $4)' }

/** The names as `resolver.open_requests` takes them. */
export const wishOf = ({ alongside = [] }: Opening): string => alongside.join(' ')

/** The statement for requests in this order; a row's last column is its request's position, counted from 1. */
export const openingsQuery = (openings: readonly Opening[]) => ({
  ...OPEN_REQUESTS,
  values: [
    // Hosts are stored in lower case and may be sent in any (RFC 9110, section 4.2.3).
    openings.map(({ host }) => host.toLowerCase()),
    openings.map(({ tokenHash }) => tokenHash),
    openings.map(({ now }) => now),
    openings.map(wishOf),
  ] as unknown[],
  rowMode: 'array' as const,
})

const send = async (pool: Pick<pg.Pool, 'query'>, openings: readonly Waiting[]): Promise<void> => {
  try {
    const { rows } = await pool.query<unknown[]>(openingsQuery(openings))
    const rowOf = new Map(rows.map((row) => [row.at(-1), row]))
    openings.forEach(({ resolve }, at) => void resolve(rowOf.get(at + 1)))
  } catch (error) {
    for (const { reject } of openings) reject(error)
  }
}

/**
 * Opens requests that arrive in the same turn of the event loop by one statement, without a transaction and without
 * caching: the statement is sent after each of them has arrived. A busy server has several in each turn, and a quiet one
 * waits for nobody.
 *
 * @returns the row that `resolver.open_requests` found; undefined for an unknown host
 */
const createOpener = (pool: Pick<pg.Pool, 'query'>) => {
  let waiting: Waiting[] = []

  const sendAll = () => {
    // Requests of the same host in a row: their app is looked up once.
    const all = waiting.toSorted(
      (one, other) => Number(one.host > other.host) - Number(one.host < other.host),
    )
    waiting = []
    for (let at = 0; at < all.length; at += MAX_TOGETHER) void send(pool, all.slice(at, at + MAX_TOGETHER))
  }

  return (opening: Opening): Promise<unknown[] | undefined> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendAll)
      waiting.push({ ...opening, resolve, reject })
    })
}

const openers = new WeakMap<object, ReturnType<typeof createOpener>>()

/** @see createOpener */
export const openTogether = (
  pool: Pick<pg.Pool, 'query'>,
  opening: Opening,
): Promise<unknown[] | undefined> => {
  const known = openers.get(pool)
  if (known) return known(opening)
  const made = createOpener(pool)
  openers.set(pool, made)
  return made(opening)
}
