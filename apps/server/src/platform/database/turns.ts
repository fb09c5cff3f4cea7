import type pg from 'pg'

type Turns = Set<{ since: number }>

const turnsOf = new WeakMap<pg.Pool, Turns>()

type Callback = Parameters<pg.Pool['connect']>[0]

/** Records who waits for a connection of the pool; `query` takes its connection by `connect` as well. */
export const recordTurns = (pool: pg.Pool): void => {
  const turns: Turns = new Set()
  turnsOf.set(pool, turns)
  const connect = pool.connect.bind(pool)
  const connectInTurn = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
    const turn = { since: performance.now() }
    turns.add(turn)
    const end = () => turns.delete(turn)
    if (!callback) return connect().finally(end)
    connect((...answer) => {
      end()
      callback(...answer)
    })
    return undefined
  }
  pool.connect = connectInTurn as pg.Pool['connect']
}

/** How long the first in the queue for a connection has waited, in milliseconds; 0 without a queue. */
export const longestWaitMs = (pool: pg.Pool): number => {
  const [first] = turnsOf.get(pool) ?? []
  return first ? performance.now() - first.since : 0
}
