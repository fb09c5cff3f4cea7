import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { cloneDatabase } from '../../../testing/database/clone-database.ts'
import type { Binding } from '../binding.ts'
import { createPool } from '../pool.ts'
import { bind, inTransaction, type Tx, undo } from '../transaction.ts'

/* A transaction that begins with its first statement, on a pool of one connection whose statements are recorded. */

const database = await cloneDatabase()
const pool = createPool(database.adminUrl, 1, () => {})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const statements: string[] = []
/** Replaces the statement whose text begins with `start`. */
let replacement = { start: 'none', by: '' }
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((statement: string | { text: string }, ...args: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text
    statements.push(text)
    return query(text.startsWith(replacement.start) ? replacement.by : statement, ...args)
  }) as typeof client.query
})
beforeEach(() => {
  statements.length = 0
  replacement = { start: 'none', by: '' }
})

const FIRST = 'SELECT 1'
const FAILING = 'SELECT 1 / 0'
const bindingOf = (appId: string): Binding => ({ appId, userId: null, reach: 'own' })
const lateTransaction = <T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>) =>
  inTransaction(
    pool,
    (client) => client.query(FIRST),
    async (tx, opened, client) => {
      await opened
      return work(tx, client)
    },
    { isReadOnly: true, beginsLate: true },
  )
const boundApp = async (tx: Tx) =>
  (await tx.execute(sql`SELECT current_setting('app.id', true) AS app`)).rows[0]?.app
const write = (tx: Tx) => tx.execute(sql`CREATE TABLE written (text text)`)

test('without a statement there is no transaction, whether the work returns, is undone or fails', async () => {
  expect(await lateTransaction(async () => 'kept in the process')).toBe('kept in the process')
  expect(await lateTransaction(async () => undo('undone'))).toBe('undone')
  await expect(lateTransaction(() => Promise.reject(new Error('on purpose')))).rejects.toThrow('on purpose')
  expect(statements).toEqual([FIRST, FIRST, FIRST])
})

test('beginning and binding are one text, sent before the first statement', async () => {
  const appId = randomUUID()
  const answer = await lateTransaction(async (tx, client) => {
    await bind(client, bindingOf(randomUUID()))
    // The last binding counts, for example for a link whose owner is found meanwhile.
    await bind(client, bindingOf(appId))
    return [await boundApp(tx), await boundApp(tx)]
  })
  expect(answer).toEqual([appId, appId])
  expect(statements.slice(0, 2)).toEqual([
    FIRST,
    expect.stringMatching(`^BEGIN READ ONLY; SET LOCAL app.id = '${appId}'`),
  ])
  expect(statements.filter((text) => text.includes('BEGIN'))).toHaveLength(1)
  expect(statements.at(-1)).toBe('COMMIT')
})

test('it can be bound again once it has begun', async () => {
  const [before, after] = [randomUUID(), randomUUID()]
  const answer = await lateTransaction(async (tx, client) => {
    await bind(client, bindingOf(before))
    const first = await boundApp(tx)
    await bind(client, bindingOf(after))
    return [first, await boundApp(tx)]
  })
  expect(answer).toEqual([before, after])
})

test('concurrent statements begin it once', async () => {
  const appId = randomUUID()
  const answer = await lateTransaction(async (tx, client) => {
    await bind(client, bindingOf(appId))
    return Promise.all([boundApp(tx), boundApp(tx), boundApp(tx)])
  })
  expect(answer).toEqual([appId, appId, appId])
  expect(statements.filter((text) => text.includes('BEGIN'))).toHaveLength(1)
})

test('the database refuses to write in it, and the connection works afterwards', async () => {
  await expect(lateTransaction((tx) => write(tx))).rejects.toMatchObject({ cause: { code: '25006' } })
  expect(statements.at(-1)).toBe('ROLLBACK')
  expect(await lateTransaction((tx) => boundApp(tx))).toBe('')
})

test('when it cannot begin the result is an error, although the statements find no rows', async () => {
  replacement = { start: 'BEGIN READ ONLY;', by: FAILING }
  const answer = lateTransaction(async (tx, client) => {
    await bind(client, bindingOf(randomUUID()))
    return boundApp(tx)
  })
  await expect(answer).rejects.toMatchObject({ code: '22012' })
  replacement.start = 'none'
  expect(await lateTransaction(async () => 'works')).toBe('works')
})

test('a connection that cannot commit a query is closed, although the query was answered', async () => {
  replacement = { start: 'COMMIT', by: FAILING }
  expect(await lateTransaction((tx) => boundApp(tx))).toBe('')
  await expect.poll(() => pool.totalCount).toBe(0)
})

test('a connection lost by the opening is destroyed, and the opening’s error has one handler', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  replacement = { start: FIRST, by: 'SELECT pg_terminate_backend(pg_backend_pid())' }
  await expect(lateTransaction(async () => 'never')).rejects.toThrow()
  expect(pool.totalCount).toBe(0)
  await setImmediate()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('a transaction that never began leaves no state for the next one on its connection', async () => {
  await lateTransaction(async (_, client) => bind(client, bindingOf(randomUUID())))
  const client = await pool.connect()
  await bind(client, bindingOf(randomUUID()))
  client.release()
  expect(statements.at(-1)).toMatch(/^SET LOCAL/)
  await inTransaction(
    pool,
    async () => null,
    (tx) => write(tx),
  )
  await pool.query('DROP TABLE written')
  expect(statements.filter((text) => text.includes('READ ONLY'))).toEqual([])
})
