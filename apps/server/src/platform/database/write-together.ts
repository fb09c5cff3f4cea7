import type pg from 'pg'

/** A write of one person's own rows, by a function of the schema `writes`. */
export type OwnWrite = {
  name: 'mark_pages_as_seen'
  /** The function's parameters after those that all functions have, in their order. */
  values: readonly (string | number | boolean)[]
}

/** By whom, and when. */
type Author = { appId: string; userId: string; tokenHash: Buffer; now: Date }

type Waiting = OwnWrite & Author & { resolve: (isWritten: boolean) => void; reject: (error: unknown) => void }

/** Further ones wait for the next statement. */
const MAX_TOGETHER = 50

const statementOf = (name: OwnWrite['name'], writes: readonly [Waiting, ...Waiting[]]) => {
  const arrays = [
    writes.map(({ userId }) => userId),
    writes.map(({ tokenHash }) => tokenHash),
    writes.map(({ now }) => now),
    ...writes[0].values.map((_, at) => writes.map(({ values }) => values[at])),
  ]
  const parameters = ['$1', ...arrays.map((_, at) => `$${at + 2}`)].join(', ')
  return {
    name: `write-${name}`,
    text: `SELECT writes.${name}(${parameters})`,
    values: [writes[0].appId, ...arrays] as unknown[],
    rowMode: 'array' as const,
  }
}

/** Errors caused by a single write: invalid values, violated constraints, lock time-outs, deadlocks. */
const isAboutRows = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|40|55)/.test(String(error.code))

/** The first write of each person, as many as one statement takes, and all others. */
const divide = (waiting: readonly Waiting[]) => {
  const next = new Map<string, Waiting>()
  const later: Waiting[] = []
  for (const write of waiting)
    if (next.size < MAX_TOGETHER && !next.has(write.userId)) next.set(write.userId, write)
    else later.push(write)
  return { next: [...next.values()], later }
}

/**
 * Makes the writes that wait at the end of a turn of the event loop by one statement for each app, which is a transaction of its
 * own; those that come meanwhile wait for its end. A quiet server waits for nobody.
 */
const createWriter = (pool: Pick<pg.Pool, 'query'>) => {
  /** By function and app; an entry exists while a statement is planned or under way. */
  const waitingFor = new Map<string, Waiting[]>()

  const send = async (key: string, writes: readonly [Waiting, ...Waiting[]]): Promise<void> => {
    try {
      const { rows } = await pool.query<[boolean[]]>(statementOf(writes[0].name, writes))
      writes.forEach(({ resolve }, at) => void resolve(rows[0]?.[0][at] === true))
    } catch (error) {
      const isOfOne = isAboutRows(error)
      for (const { resolve, reject } of writes) isOfOne ? resolve(false) : reject(error)
      // Without an answer nobody waits for the next one in turn: each of them finds out alone.
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

  return (write: OwnWrite & Author): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const key = `${write.name} ${write.appId}`
      const waiting = waitingFor.get(key)
      if (waiting) return void waiting.push({ ...write, resolve, reject })
      waitingFor.set(key, [{ ...write, resolve, reject }])
      setImmediate(() => void sendAll(key))
    })
}

const writers = new WeakMap<object, ReturnType<typeof createWriter>>()

/**
 * Writes rows of one person, together with those of other people at the same moment.
 *
 * @returns whether it was written, and is stored permanently. False: something stands against it, or the account is being changed;
 *   nothing is written, and the call has to be made alone, which shows what it is
 * @throws Error when the database did not answer
 * @see createWriter
 */
export const writeTogether = (pool: Pick<pg.Pool, 'query'>, write: OwnWrite & Author): Promise<boolean> => {
  const known = writers.get(pool)
  if (known) return known(write)
  const made = createWriter(pool)
  writers.set(pool, made)
  return made(write)
}
