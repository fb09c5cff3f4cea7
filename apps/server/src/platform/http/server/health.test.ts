import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createPool } from '../../database/pool.ts'
import { ROLES, urlFor } from '../../database/roles.ts'
import { StorageUnavailable } from '../../storage/storage.ts'
import { createLifecycle } from './lifecycle.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const get = async (url: string) => {
  const { status, body } = await testServer.send({ method: 'GET', url, host: '10.0.0.7:3000' })
  return [status, body]
}

test('a server is alive and ready, on any host', async () => {
  expect(await get('/health/live')).toEqual([200, { status: 'ok' }])
  expect(await get('/health/ready')).toEqual([200, { status: 'ok' }])
})

test('a server without its storage is ready', async () => {
  rmSync(testServer.storageFolder, { recursive: true, force: true })
  writeFileSync(testServer.storageFolder, 'in the way')
  onTestFinished(() => rmSync(testServer.storageFolder))
  await expect(testServer.services.storage.check()).rejects.toThrow(StorageUnavailable)
  testServer.clock.advance(1000)
  expect(await get('/health/live')).toEqual([200, { status: 'ok' }])
  expect(await get('/health/ready')).toEqual([200, { status: 'ok' }])
})

/** The statuses of a server that reaches its database by this address alone. */
const statusesWith = async (url: string): Promise<unknown> => {
  const pool = createPool(url, 1, () => {})
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  onTestFinished(async () => {
    await server.close()
    await pool.end()
  })
  const answers = await Promise.all(['/health/live', '/health/ready'].map((path) => server.inject(path)))
  return answers.map((answer) => [answer.statusCode, answer.json().status])
}

test('a server whose database is unreachable is ready: it can say so to people, a proxy without servers could not', async () => {
  expect(await statusesWith('postgres://nobody:nothing@127.0.0.1:9/none')).toEqual([
    [200, 'ok'],
    [200, 'ok'],
  ])
})

test('a server that its database refuses is live and not ready', async () => {
  const url = urlFor(testServer.adminUrl, ROLES.runtime, randomBytes(32).toString('base64'))
  expect(await statusesWith(url)).toEqual([
    [200, 'ok'],
    [503, 'unavailable'],
  ])
})

test('a server whose connections are all busy is ready', async () => {
  const pool = createPool(urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey), 1, () => {})
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const busy = await pool.connect()
  expect((await server.inject('/health/ready')).statusCode).toBe(200)
  busy.release()
  await server.close()
  await pool.end()
})

test('many probes within a second send one query', async () => {
  let queries = 0
  const pool = createPool(urlFor(testServer.adminUrl, ROLES.runtime, testServer.secretKey), 2, () => {})
  pool.on('acquire', () => {
    queries += 1
  })
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const probe = async () => (await server.inject('/health/ready')).statusCode
  const probes = () => Promise.all(Array.from({ length: 20 }, probe))
  expect(new Set([...(await probes()), ...(await probes())])).toEqual(new Set([200]))
  expect(queries).toBe(1)
  testServer.clock.advance(1000)
  await probes()
  expect(queries).toBe(2)
  await server.close()
  await pool.end()
})

test('a stopping server is live and not ready; one that has lost its database permanently is neither', async () => {
  const lifecycle = createLifecycle()
  const server = await testServer.build(OPERATIONS, HANDLERS, { lifecycle })
  const ask = async () => {
    const answers = await Promise.all(['/health/live', '/health/ready'].map((url) => server.inject(url)))
    return answers.map((answer) => [answer.statusCode, answer.json().status])
  }
  lifecycle.leave()
  expect(await ask()).toEqual([
    [200, 'ok'],
    [503, 'leaving'],
  ])
  lifecycle.lose()
  lifecycle.leave()
  expect(await ask()).toEqual([
    [503, 'lost'],
    [503, 'lost'],
  ])
  await server.close()
})
