import type pg from 'pg'
import { markAsOfDatabase } from './faults/database-away.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

type Turn = { since: number; refuse: (error: Error) => void }

type Queue = { turns: Set<Turn>; refusal: Error | null }

const queues = new WeakMap<pg.Pool, Queue>()

/** Records who waits for a connection of the pool; `query` takes its connection by `connect` as well. */
export const recordTurns = (pool: pg.Pool): void => {
  const queue: Queue = { turns: new Set(), refusal: null }
  queues.set(pool, queue)
  const connect = pool.connect.bind(pool)

  const wait = (answer: Connected): void => {
    if (queue.refusal) return void process.nextTick(answer, queue.refusal, undefined, () => {})
    const turn: Turn = {
      since: performance.now(),
      refuse: (error) => {
        queue.turns.delete(turn)
        answer(error, undefined, () => {})
      },
    }
    queue.turns.add(turn)
    connect((error, client, release) => {
      if (error) markAsOfDatabase(error)
      if (queue.turns.delete(turn)) return answer(error, client, release)
      // It came after the refusal.
      if (!error) release()
    })
  }

  const connectInTurn = (callback?: Connected): Promise<pg.PoolClient> | undefined => {
    if (callback) return void wait(callback)
    return new Promise((resolve, reject) =>
      wait((error, client) => (client ? resolve(client) : reject(error))),
    )
  }
  pool.connect = connectInTurn as pg.Pool['connect']
}

/** How long the first in the queue for a connection has waited, in milliseconds; 0 without a queue. */
export const longestWaitMs = (pool: pg.Pool): number => {
  const [first] = queues.get(pool)?.turns ?? []
  return first ? performance.now() - first.since : 0
}

/**
 * Refuses everybody who waits for a connection, and whoever comes, until it is called with null: none of the pool's connections
 * will become free soon.
 */
export const refuseTurns = (pool: pg.Pool, refusal: Error | null): void => {
  const queue = queues.get(pool)
  if (!queue) return
  queue.refusal = refusal
  if (refusal) for (const turn of [...queue.turns]) turn.refuse(refusal)
}
