import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { createPool } from './pool.ts'
import { expectedWaitMs, queueLength, refuseTurns, takeTurn } from './turns.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

/** A pool whose only connection is in use. */
const busyPool = async () => {
  const pool = createPool(testServer.adminUrl, 1, () => {})
  onTestFinished(() => pool.end())
  return { pool, client: await pool.connect() }
}

const spend = async (client: pg.PoolClient) => {
  await client.query('SELECT 1')
  client.release()
}

test('requests begin in the order of their arrival, and after what has begun already', async () => {
  const { pool, client } = await busyPool()
  const order: string[] = []
  const requests = ['first', 'second', 'third'].map(async (name) => {
    await takeTurn(pool)
    order.push(name)
    await spend(await pool.connect())
  })
  const further = pool.connect().then(async (next) => {
    order.push('what has begun')
    await spend(next)
  })
  client.release()
  await Promise.all([further, ...requests])
  expect(order).toEqual(['what has begun', 'first', 'second', 'third'])
  expect(takeTurn(pool)).toBeUndefined()
})

test('a queue is as long as those who wait, and the wait is expected by how fast it moved', async () => {
  const { pool, client } = await busyPool()
  expect([queueLength(pool), expectedWaitMs(pool)]).toEqual([0, 0])
  const waiting = Array.from({ length: 10 }, () => takeTurn(pool))
  await setTimeout(200)
  expect(queueLength(pool)).toBe(10)
  // The first has waited for 200 ms, and nine have to follow it.
  expect(expectedWaitMs(pool)).toBeGreaterThan(1900)
  expect(expectedWaitMs(pool)).toBeLessThan(6000)
  client.release()
  for (const turn of waiting) {
    await turn
    await spend(await pool.connect())
  }
  expect([queueLength(pool), expectedWaitMs(pool)]).toEqual([0, 0])
})

test('a turn that does not come in time is refused as a full pool', async () => {
  const { pool, client } = await busyPool()
  pool.options.connectionTimeoutMillis = 100
  await expect(takeTurn(pool)).rejects.toThrow('timeout exceeded when trying to connect')
  expect(queueLength(pool)).toBe(0)
  client.release()
})

test('those who wait for a turn, for a connection, or come later are refused together', async () => {
  const { pool, client } = await busyPool()
  const refusal = new Error('nothing is committed')
  const waiting = [pool.connect(), takeTurn(pool)]
  refuseTurns(pool, refusal)
  for (const refused of [...waiting, takeTurn(pool), pool.connect()])
    await expect(refused).rejects.toBe(refusal)
  refuseTurns(pool, null)
  const turn = takeTurn(pool)
  client.release()
  await turn
  await spend(await pool.connect())
  expect(queueLength(pool)).toBe(0)
})

test('the queue moves on after connections were lost', async () => {
  const { pool, client } = await busyPool()
  const turns = [takeTurn(pool), takeTurn(pool)]
  client.release(true)
  for (const turn of turns) {
    await turn
    await spend(await pool.connect())
  }
  expect(queueLength(pool)).toBe(0)
})

test('all of many requests begin, also while connections are lost', async () => {
  const pool = createPool(testServer.adminUrl, 3, () => {})
  onTestFinished(() => pool.end())
  const requests = Array.from({ length: 300 }, async (_, nth) => {
    await takeTurn(pool)
    for (const isLost of [false, nth % 10 === 0]) {
      const client = await pool.connect()
      await client.query('SELECT 1')
      client.release(isLost)
    }
    return nth
  })
  expect(await Promise.all(requests)).toHaveLength(300)
})
