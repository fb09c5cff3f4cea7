import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../testing/database/clone-database.ts'
import { deleteUnlessReferred } from '../delete-unless-referred.ts'
import { createPool } from '../pool.ts'
import { inTransaction, type Tx } from '../transaction.ts'

const database = await cloneDatabase()
const pool = createPool(database.adminUrl, 1, () => {})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
await pool.query(`CREATE TABLE item (id uuid PRIMARY KEY);
  CREATE TABLE label (item_id uuid REFERENCES item (id))`)
const item = pgTable('item', { id: uuid('id').primaryKey() })

const within = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(pool, (client) => client.query('SELECT 1'), work)

test('a row with references stays, one without is deleted, and the transaction continues', async () => {
  const [referredId, free] = [randomUUID(), randomUUID()]
  await pool.query('INSERT INTO item VALUES ($1), ($2)', [referredId, free])
  await pool.query('INSERT INTO label VALUES ($1)', [referredId])
  const deletion = await within(async (tx) => [
    await deleteUnlessReferred(tx, item, referredId),
    await deleteUnlessReferred(tx, item, free),
    await deleteUnlessReferred(tx, item, free),
    await deleteUnlessReferred(tx, item, referredId),
  ])
  expect(deletion).toEqual([null, { id: free }, null, null])
  expect((await pool.query('SELECT id FROM item')).rows).toEqual([{ id: referredId }])
})

test('another error of the database is not mistaken for a reference', async () => {
  const deletion = within((tx) => deleteUnlessReferred(tx, item, 'no id'))
  await expect(deletion).rejects.toMatchObject({ cause: { code: '22P02' } })
})

test('an error that does not come from the database is not mistaken for a reference', async () => {
  const failing = (error: unknown) =>
    ({
      execute: async () => sql``,
      delete: () => {
        throw error
      },
    }) as unknown as Tx
  for (const error of [
    new Error('on purpose'),
    new Error('outer', { cause: 'inner' }),
    'a value that is not an Error',
  ])
    await expect(deleteUnlessReferred(failing(error), item, randomUUID())).rejects.toBe(error)
})
