import type pg from 'pg'
import { markAsOfDatabase } from './faults/database-away.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

type Refuse = (error: Error) => void

/** `ahead` is the number of those who waited already. */
type Turn = { since: number; ahead: number; begin: () => void; refuse: Refuse }

/** `connecting` are those who have begun and wait for a connection. */
type Queue = {
  turns: Set<Turn>
  connecting: Set<{ refuse: Refuse }>
  refusal: Error | null
  isMoving: boolean
}

const queueOf = new WeakMap<pg.Pool, Queue>()

/** Whether a connection is free, or may be opened, besides those that are asked for already. */
const hasFree = ({ idleCount, totalCount, waitingCount, options }: pg.Pool): boolean =>
  idleCount + options.max - totalCount > waitingCount

/** Lets as many requests begin together as there are connections: one statement opens them all. */
const beginNext = (pool: pg.Pool, queue: Queue): void => {
  if (queue.isMoving || queue.turns.size === 0 || !hasFree(pool)) return
  queue.isMoving = true
  for (const turn of queue.turns.values().take(pool.options.max)) turn.begin()
  // They ask for a connection at the end of this turn of the event loop; then it is known whether one is left.
  setImmediate(() =>
    setImmediate(() => {
      queue.isMoving = false
      beginNext(pool, queue)
    }),
  )
}

/** Lets those who wait for a connection be refused ({@link refuseTurns}); `query` takes its connection by `connect` as well. */
const watchConnecting = (pool: pg.Pool, queue: Queue): void => {
  const connect = pool.connect.bind(pool)

  const wait = (answer: Connected): void => {
    if (queue.refusal) return void process.nextTick(answer, queue.refusal, undefined, () => {})
    const waiting = {
      refuse: (error: Error) => {
        queue.connecting.delete(waiting)
        answer(error, undefined, () => {})
      },
    }
    queue.connecting.add(waiting)
    connect((error, client, release) => {
      if (error) markAsOfDatabase(error)
      if (queue.connecting.delete(waiting)) return answer(error, client, release)
      // It came after the refusal.
      if (!error) release()
    })
  }

  const connectOrWait = (callback?: Connected): Promise<pg.PoolClient> | undefined => {
    if (callback) return void wait(callback)
    return new Promise((resolve, reject) =>
      wait((error, client) => (client ? resolve(client) : reject(error))),
    )
  }
  pool.connect = connectOrWait as pg.Pool['connect']
}

/** Lets requests begin in turn ({@link takeTurn}). */
export const queueRequests = (pool: pg.Pool): void => {
  const queue: Queue = { turns: new Set(), connecting: new Set(), refusal: null, isMoving: false }
  queueOf.set(pool, queue)
  watchConnecting(pool, queue)
  // The pool has the connection again after both events.
  const move = () => queueMicrotask(() => beginNext(pool, queue))
  pool.on('release', move)
  pool.on('remove', move)
}

const POOL_IS_FULL = 'timeout exceeded when trying to connect'

/**
 * Called before a request asks for its first connection. Those that have begun need further ones, and get them before others
 * begin: so nobody waits a second time after the turn.
 * @returns undefined when nobody waits, and a connection is free
 * @throws Error of a full pool when no turn comes in time
 */
export const takeTurn = (pool: pg.Pool): Promise<void> | undefined => {
  const queue = queueOf.get(pool)
  if (!queue || (queue.turns.size === 0 && hasFree(pool))) return undefined
  if (queue.refusal) return Promise.reject(queue.refusal)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const leave = () => {
    clearTimeout(timer)
    queue.turns.delete(turn)
  }
  const refuse = (error: Error) => {
    leave()
    reject(error)
  }
  const timer = setTimeout(() => {
    refuse(new Error(POOL_IS_FULL))
    // The pool tells nobody of connections that could not be opened.
    beginNext(pool, queue)
  }, pool.options.connectionTimeoutMillis)
  const turn: Turn = {
    since: performance.now(),
    ahead: queue.turns.size,
    begin: () => {
      leave()
      resolve()
    },
    refuse,
  }
  queue.turns.add(turn)
  beginNext(pool, queue)
  return promise
}

export const queueLength = (pool: pg.Pool): number => queueOf.get(pool)?.turns.size ?? 0

/**
 * How long one more would wait for a turn, in milliseconds. While the first in the queue has waited, those ahead of it have
 * begun, and about as many as there are connections are about to. 0 without a queue.
 */
export const expectedWaitMs = (pool: pg.Pool): number => {
  const { turns } = queueOf.get(pool) ?? {}
  const [first] = turns ?? []
  if (!turns || !first) return 0
  const { max } = pool.options
  return ((performance.now() - first.since) * Math.max(turns.size, max)) / (first.ahead + max)
}

/**
 * Refuses everybody who waits for a turn or a connection, and everybody who comes, until it is called with null: none of the
 * pool's connections will become free soon.
 */
export const refuseTurns = (pool: pg.Pool, refusal: Error | null): void => {
  const queue = queueOf.get(pool)
  if (!queue) return
  queue.refusal = refusal
  if (refusal) for (const waiting of [...queue.turns, ...queue.connecting]) waiting.refuse(refusal)
}
