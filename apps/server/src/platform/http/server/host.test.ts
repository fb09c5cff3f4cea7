import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { getAuthenticatedAdmin, getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { afterAll, expect, test } from 'vitest'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()
await testServer.server.listen({ port: 0, host: '127.0.0.1' })

/** Sends the given lines unchanged; returns everything received until the connection ends. */
const sendRaw = async (...lines: string[]): Promise<string> => {
  const socket = connect((testServer.server.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => (answer += String(bytes)))
  socket.write([...lines, 'content-length: 0', 'connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return answer
}

const REQUEST = `${ping.method} ${ping.path} HTTP/1.1`

test.each([
  ['two different hosts', [`host: ${app.host}`, `Host: ${ADMIN_HOST}`]],
  ['the same host twice', [`host: ${app.host}`, `HOST: ${app.host}`]],
])('a request with %s is refused', async (_, hosts) => {
  const answer = await sendRaw(REQUEST, ...hosts)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"identifier":"not-readable"')
  expect(answer).toMatch(/content-security-policy: default-src 'none'/)
})

test('a request with one host is answered', async () => {
  expect(await sendRaw(REQUEST, `Host: ${app.host}`)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['admin.evil.test', `${ADMIN_HOST}:8080`, `${ADMIN_HOST}.`, `x.${ADMIN_HOST}`, 'admin.'])(
  'the host %s is not the admin site',
  async (host) => {
    const { status, refusal } = await testServer.call(getAuthenticatedAdmin, {}, { host })
    expect([status, refusal?.identifier]).toEqual([404, 'not-found'])
  },
)

test('the host of the admin site is case-insensitive', async () => {
  const { status } = await testServer.call(getAuthenticatedAdmin, {}, { host: ADMIN_HOST.toUpperCase() })
  expect(status).toBe(401)
})

test('the host of an app is case-insensitive', async () => {
  const capitals = app.host.toUpperCase()
  expect(capitals).not.toBe(app.host)
  const answers = [app.host, capitals].map((host) => testServer.call(getAuthenticatedUser, {}, { host }))
  const [usual, inCapitals] = await Promise.all(answers)
  expect(usual?.refusal).toMatchObject({ identifier: 'authentication-required', appId: app.appId })
  expect(inCapitals?.refusal).toEqual(usual?.refusal)
})
