import { getModules } from '@wohlauf/contract/modules/modules'
import { afterAll, describe, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp({ host: 'ernaehrung.test', otherHosts: ['alt.test:3000'] })
const other = await testServer.createApp({ host: 'bewegung.test' })

const ask = (origin: string, method: 'OPTIONS' | 'POST' = 'OPTIONS', host = app.host) =>
  testServer.send({
    method,
    url: getModules.path,
    host,
    headers: {
      origin,
      ...(method === 'OPTIONS'
        ? {
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'auth-token, content-type',
          }
        : {}),
    },
  })

describe.each([
  'https://ernaehrung.test',
  'http://alt.test:3000',
  'capacitor://localhost',
  'https://localhost',
])('the origin %s', (origin) => {
  test('may call, send a token and read the answer’s headers', async () => {
    const { headers } = await ask(origin)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-credentials']).toBe('true')
    expect(headers['access-control-allow-methods']).toBe('GET, POST')
    for (const name of ['auth-token', 'app-version', 'mobile-app-version', 'trial-run', 'content-type'])
      expect(headers['access-control-allow-headers']).toContain(name)
    expect(headers.vary).toContain('Origin')
    const answer = await ask(origin, 'POST')
    expect(answer.status).toBe(401)
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
    expect(answer.headers['access-control-expose-headers']).toContain('auth-token')
  })
})

describe.each([
  'null',
  'https://evil.test',
  'https://ernaehrung.test.evil.test',
  'https://evil-ernaehrung.test',
  'https://ernaehrung.test:8443',
  'http://alt.test',
  'http://localhost',
  'https://localhost:3000',
  'ionic://localhost',
  'evil://ernaehrung.test',
  'file://ernaehrung.test',
  'https://ernaehrung.test@evil.test',
  'https://ernaehrung.test/path',
  'https://bewegung.test',
  'ernaehrung.test',
  '*',
  "https://a'b",
])('the origin %s', (origin) => {
  test('gets no permission', async () => {
    for (const method of ['OPTIONS', 'POST'] as const)
      expect((await ask(origin, method)).headers).not.toHaveProperty('access-control-allow-origin')
  })
})

test('each app has its own origins, and the admin site only itself', async () => {
  const leave = async (origin: string, host: string) =>
    (await ask(origin, 'OPTIONS', host)).headers['access-control-allow-origin']
  expect(await leave('https://ernaehrung.test', other.host)).toBeUndefined()
  expect(await leave('https://bewegung.test', other.host)).toBe('https://bewegung.test')
  expect(await leave(`https://${ADMIN_HOST}`, ADMIN_HOST)).toBe(`https://${ADMIN_HOST}`)
  expect(await leave('https://ernaehrung.test', ADMIN_HOST)).toBeUndefined()
})
