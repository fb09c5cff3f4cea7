import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { serveSites } from '../server/sites.ts'

const testServer = await startTestServer()
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-worker-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
const WORKER = `console.log('the built worker')`
for (const name of ['index.html', 'admin.html'])
  writeFileSync(join(folder, name), '<script type="text/plain">__SITE__</script>')
writeFileSync(join(folder, 'sw.js'), WORKER)
const { pool, services, clock } = testServer
const app = await testServer.createApp()

const serving = async (hasWorker: boolean) => {
  const server = await testServer.build([], [])
  await serveSites(server, folder, { pool, services, clock: clock.now }, { hasWorker })
  const get = async (url: string, host: string) => server.inject({ method: 'GET', url, headers: { host } })
  return { get, close: () => server.close() }
}

const siteOf = (text: string) => JSON.parse(/plain">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as object

test('the worker is served on hosts of apps, never from a cache, and may only ask its own host', async () => {
  const { get, close } = await serving(true)
  const { statusCode, headers, body } = await get('/sw.js', app.host)
  expect([statusCode, body]).toEqual([200, WORKER])
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
  expect(siteOf((await get('/', app.host)).body)).toMatchObject({ hasWorker: true })
  await close()
})

test('the admin site and hosts without an app have none: one from before removes itself there', async () => {
  const { get, close } = await serving(true)
  for (const host of [ADMIN_HOST, 'unknown.test'])
    expect((await get('/sw.js', host)).body).toContain('registration.unregister()')
  expect(siteOf((await get('/', ADMIN_HOST)).body)).toMatchObject({ hasWorker: false })
  await close()
})

test('switched off, the worker removes itself, and no page asks for it', async () => {
  const { get, close } = await serving(false)
  const { statusCode, body } = await get('/sw.js', app.host)
  expect([statusCode, body]).toEqual([200, expect.stringContaining('registration.unregister()')])
  expect(siteOf((await get('/', app.host)).body)).toMatchObject({ hasWorker: false })
  await close()
})
