import type pg from 'pg'
import { SCHEMAS } from './function-schemas.ts'
import { forWriting } from './writes.ts'

export type BatchedValue = string | number | boolean | null

export type BatchedWrite = {
  name: string
  /** The parameters after those that all functions have, in their order. */
  values: readonly BatchedValue[]
}

export type Author = { appId: string; userId: string; tokenHash: Buffer; now: Date }

type Write = BatchedWrite & Author
type Waiting = Write & { resolve: (isWritten: boolean) => void; reject: (error: unknown) => void }

/** Further ones wait for the next statement. */
const MAX_IN_BATCH = 50

/** The longest wait for a locked row, which delays up to 49 other people. */
const LOCK_TIMEOUT_OF_BATCH = '100ms'
const UNLIMITED = '0'

const statementOf = (writes: readonly [Write, ...Write[]], lockTimeout: string) => {
  const [{ name, appId, values: first }] = writes
  const arrays = [
    writes.map(({ userId }) => userId),
    writes.map(({ tokenHash }) => tokenHash),
    writes.map(({ now }) => now),
    ...first.map((_, at) => writes.map(({ values }) => values[at])),
  ]
  const parameters = ['$1', '$2', ...arrays.map((_, at) => `$${at + 3}`)].join(', ')
  return {
    name: `write-${name}`,
    text: `SELECT ${SCHEMAS.writes}.${name}(${parameters})`,
    values: [appId, lockTimeout, ...arrays] as unknown[],
    rowMode: 'array' as const,
  }
}

/**
 * Whether a write sent alone may get another answer: after invalid values, violated constraints, lock time-outs,
 * deadlocks, and from a database that only reads.
 */
const isAboutRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|25006|40|55)/.test(String(error.code))

/** The first write of each person, as many as one statement takes, and all others. */
const divide = (waitingWrites: readonly Waiting[]) => {
  const next = new Map<string, Waiting>()
  const later: Waiting[] = []
  for (const write of waitingWrites)
    if (next.size < MAX_IN_BATCH && !next.has(write.userId)) next.set(write.userId, write)
    else later.push(write)
  return { next: [...next.values()], later }
}

/** Takes the writes that wait at the end of a turn of the event loop, in one statement and transaction per app. */
const createWriter = (pool: Pick<pg.Pool, 'query'>) => {
  /** The writes by function and app; an entry exists while a statement is planned or running. */
  const waitingFor = new Map<string, Waiting[]>()

  const send = async (key: string, writes: readonly [Waiting, ...Waiting[]]): Promise<void> => {
    try {
      const { rows } = await forWriting(pool).query<[boolean[]]>(statementOf(writes, LOCK_TIMEOUT_OF_BATCH))
      writes.forEach(({ resolve }, at) => void resolve(rows[0]?.[0][at] === true))
    } catch (error) {
      const isOfOne = isAboutRows(error)
      for (const { resolve, reject } of writes) isOfOne ? resolve(false) : reject(error)
      // If the database did not answer, the queued writes do not wait for it in turn: each is sent alone.
      if (!isOfOne) for (const { resolve } of waitingFor.get(key)?.splice(0) ?? []) resolve(false)
    }
  }

  /** A loop, not a recursion: under constant load no promise of a statement that has ended is kept. */
  const sendAll = async (key: string): Promise<void> => {
    while (true) {
      const {
        next: [first, ...others],
        later,
      } = divide(waitingFor.get(key) ?? [])
      if (!first) return void waitingFor.delete(key)
      waitingFor.set(key, later)
      await send(key, [first, ...others])
    }
  }

  return (write: Write): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const key = `${write.name} ${write.appId}`
      const waitingWrites = waitingFor.get(key)
      if (waitingWrites) return void waitingWrites.push({ ...write, resolve, reject })
      waitingFor.set(key, [{ ...write, resolve, reject }])
      setImmediate(() => void sendAll(key))
    })
}

const writers = new WeakMap<object, ReturnType<typeof createWriter>>()

/**
 * Writes rows of one person, together with those of other people at the same moment.
 * @returns whether it is stored permanently. False: nothing is written; sent alone, the call returns the reason
 * @throws Error when the database did not answer
 * @see createWriter
 */
export const writeBatched = (pool: Pick<pg.Pool, 'query'>, write: Write): Promise<boolean> => {
  const writer = writers.get(pool) ?? createWriter(pool)
  writers.set(pool, writer)
  return writer(write)
}

/**
 * The same write in an open transaction, which holds the lock of the account.
 * @throws Error when it was decided on rows that have changed since, which the lock prevents
 */
export const writeAlone = async (client: pg.PoolClient, write: Write): Promise<void> => {
  const { rows } = await client.query<[boolean[]]>(statementOf([write], UNLIMITED))
  if (rows[0]?.[0][0] !== true) throw new Error(`${write.name} was not written under the lock of its account`)
}
