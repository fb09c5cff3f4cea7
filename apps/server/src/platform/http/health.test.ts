import { rmSync, writeFileSync } from 'node:fs'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../composition/handlers.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createPool } from '../database/pool.ts'

const house = await startTestServer()
afterAll(house.stop)

const get = async (url: string) => {
  const { status, body } = await house.send({ method: 'GET', url, host: '10.0.0.7:3000' })
  return [status, body]
}

test('a server with database and storage is alive and ready, whichever host asks', async () => {
  expect(await get('/health/live')).toEqual([200, { status: 'ok' }])
  expect(await get('/health/ready')).toEqual([200, { status: 'ok' }])
})

test('without storage it lives, is not ready, and is again when the storage is back', async () => {
  rmSync(house.storageFolder, { recursive: true, force: true })
  writeFileSync(house.storageFolder, 'in the way')
  expect(await get('/health/live')).toEqual([200, { status: 'ok' }])
  expect(await get('/health/ready')).toEqual([503, { status: 'unavailable' }])
  rmSync(house.storageFolder)
  expect(await get('/health/ready')).toEqual([200, { status: 'ok' }])
})

test('without a database it lives and is not ready', async () => {
  const pool = createPool('postgres://nobody:nothing@127.0.0.1:9/none', 1, () => {})
  const server = await house.build(OPERATIONS, HANDLERS, { pool })
  expect((await server.inject('/health/live')).statusCode).toBe(200)
  const ready = await server.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }])
  await server.close()
  await pool.end()
})
