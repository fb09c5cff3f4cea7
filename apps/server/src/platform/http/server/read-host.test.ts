import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../base/config/config.ts'
import { Refusal } from '../../base/refusal.ts'
import { readHost } from './host.ts'

const server = Fastify({ trustProxy: ['127.0.0.1'] })
readHost(server, 'admin.test:3000')
server.get('/', async ({ isAdminSite }) => ({ isAdminSite }))
server.get('/seen', async ({ host, ip, protocol }) => ({ host, ip, protocol }))
server.setErrorHandler((error, { isAdminSite }, reply) =>
  reply.code(400).send({ refused: error instanceof Refusal && error.name, isAdminSite }),
)
await server.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

const askFor = async (path: string, ...headers: string[]): Promise<unknown> => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (bytes) => {
    answer += String(bytes)
  })
  socket.write([`GET ${path} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n'))
  await once(socket, 'close')
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))
}

const ask = (...headers: string[]) => askFor('/', ...headers)

test.each(['X-Forwarded-Host', 'x-forwarded-host', 'X-FORWARDED-HOST'])(
  'a proxy gives address and protocol, never the host: %s',
  async (name) => {
    const forwarded = [`${name}: admin.test:3000`, 'X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Proto: https']
    expect(await ask('Host: app.test', ...forwarded)).toEqual({ isAdminSite: false })
    expect(await askFor('/seen', 'Host: app.test', ...forwarded)).toEqual({
      host: 'app.test',
      ip: '203.0.113.9',
      protocol: 'https',
    })
    expect(await ask('Host: admin.test:3000', `${name}: app.test`)).toEqual({ isAdminSite: true })
  },
)

test.each([
  ['a network of the proxy itself', '127.0.0.0/8', '203.0.113.9', '203.0.113.9'],
  ['networks of two proxies in a row', '127.0.0.1,10.0.0.0/8', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
  ['a network of IPv6', '127.0.0.1,fd00::/64', '2001:db8::7, fd00::5', '2001:db8::7'],
  [
    'an address outside of the networks',
    '127.0.0.1,fd00::/64',
    '2001:db8::7, fd00:0:0:1::5',
    'fd00:0:0:1::5',
  ],
  ['a network without the proxy', '10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
])('the client behind %s is found', async (_, TRUST_PROXY, forwarded, expected) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-proxy-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { trustedProxies } = readConfig({ DATA_DIR: dataDir, TRUST_PROXY })
  const behind = Fastify({ trustProxy: [...trustedProxies] })
  onTestFinished(() => behind.close())
  behind.get('/', async ({ ip }) => ip)
  const address = await behind.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(address, { headers: { 'x-forwarded-for': forwarded } })
  expect(await answer.text()).toBe(expected)
})

test.each([
  ['admin.test:3000', true],
  ['ADMIN.test:3000', true],
  ['admin.test', false],
  ['admin.test:3001', false],
  ['x.admin.test:3000', false],
  ['admin.test:3000.evil.test', false],
])('%s is the admin site: %s', async (host, isAdminSite) => {
  expect(await ask(`Host: ${host}`)).toEqual({ isAdminSite })
})

test.each([
  ['the same host twice', ['Host: admin.test:3000', 'Host: admin.test:3000']],
  ['two', ['host: admin.test:3000', 'HOST: app.test']],
])('a request with %s is refused', async (_, headers) => {
  expect(await ask(...headers)).toEqual({ refused: 'not-readable', isAdminSite: false })
})

test('only names of headers count, not their values', async () => {
  expect(await ask('Host: app.test', 'X-Name: host', 'X-Other: host')).toEqual({ isAdminSite: false })
})
