import { OPERATIONS } from '@wohlauf/contract/operations'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { createCalls } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const createPicture = async () => {
  const app = await testServer.createApp()
  const { imageId } = await testServer.createModule(app)
  return { app, url: `/api/files/images/${imageId}/40.webp` }
}

const statusAt = async (host: string, url: string) =>
  (await testServer.send({ method: 'GET', url, host })).status

test('a picture is served on its own app’s hosts, and stops being served as soon as they belong to another app', async () => {
  const [{ app, url }, other] = [await createPicture(), await createPicture()]
  expect([await statusAt(app.host, url), await statusAt(other.app.host, url)]).toEqual([200, 404])
  expect(await statusAt('unknown.test', url)).toBe(404)
  await testServer.adminPool.query('DELETE FROM app_host WHERE host = $1', [other.app.host])
  await testServer.adminPool.query('UPDATE app_host SET app_id = $1 WHERE host = $2', [
    other.app.appId,
    app.host,
  ])
  expect([await statusAt(app.host, url), await statusAt(app.host, other.url)]).toEqual([404, 200])
})

/** The test server's pool, which records its statements. */
const watchPool = () => {
  const statements: string[] = []
  const pool = new Proxy(testServer.pool, {
    get: (target, name) => {
      if (name === 'connect' || name === 'query') statements.push(name)
      const value = Reflect.get(target, name) as unknown
      return typeof value === 'function' ? value.bind(target) : value
    },
  }) as pg.Pool
  return { pool, statements }
}

test('twenty concurrent requests for pictures open no transaction, and share the query for the host’s app', async () => {
  const { app, url } = await createPicture()
  const { pool, statements } = watchPool()
  const server = await testServer.build(OPERATIONS, HANDLERS, { pool })
  const { send } = createCalls(server, () => app.host)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send({ method: 'GET', url, host: app.host })),
  )
  await server.close()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(statements).not.toContain('connect')
  expect(statements.length).toBeLessThan(20)
})
