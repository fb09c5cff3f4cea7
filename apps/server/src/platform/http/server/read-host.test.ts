import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
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
