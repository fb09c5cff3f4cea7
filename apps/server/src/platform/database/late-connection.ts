import type pg from 'pg'
import { watchFailures } from './first-failure.ts'

/** A connection as a transaction uses it. */
export type UsedConnection = {
  client: pg.PoolClient
  /** Null before it was taken from the pool. */
  taken: () => pg.PoolClient | null
  release: (isBroken: boolean) => void
}

class LateConnection implements UsedConnection {
  readonly #pool: pg.Pool
  readonly #free: LateConnection[]
  #taking: Promise<pg.PoolClient> | null = null
  #taken: pg.PoolClient | null = null
  #isInUse = false
  readonly client = { query: (...args: unknown[]) => this.#query(args) } as unknown as pg.PoolClient

  constructor(pool: pg.Pool, free: LateConnection[]) {
    this.#pool = pool
    this.#free = free
  }

  begin(): void {
    this.#isInUse = true
  }

  taken(): pg.PoolClient | null {
    return this.#taken
  }

  release(isBroken: boolean): void {
    // One that could not be taken is not released.
    this.#taking?.then((client) => client.release(isBroken)).catch(() => {})
    this.#taking = null
    this.#taken = null
    this.#isInUse = false
    this.#free.push(this)
  }

  #take(): Promise<pg.PoolClient> {
    const taking = this.#pool.connect().then((client) => {
      watchFailures(client)
      // It comes too late for a transaction that has failed meanwhile.
      if (this.#taking === taking) this.#taken = client
      return client
    })
    return taking
  }

  /** Statements that are sent meanwhile wait for the same connection, in their order. */
  async #query(args: unknown[]): Promise<unknown> {
    if (!this.#isInUse) throw new Error('a statement was sent after the end of its transaction')
    this.#taking ??= this.#take()
    const client = await this.#taking
    return (client.query as (...args: unknown[]) => Promise<unknown>).apply(client, args)
  }
}

const freeOf = new WeakMap<pg.Pool, LateConnection[]>()

/**
 * One that is taken from the pool with the first statement: a request whose content is cached needs none. They are kept and used again,
 * because prepared statements of Drizzle belong to them.
 */
export const lateConnection = (pool: pg.Pool): UsedConnection => {
  const free = freeOf.get(pool) ?? []
  freeOf.set(pool, free)
  const connection = free.pop() ?? new LateConnection(pool, free)
  connection.begin()
  return connection
}
