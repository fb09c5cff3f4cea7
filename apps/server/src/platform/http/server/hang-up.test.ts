import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { login } from '@wohlauf/contract/authentication/authentication'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { startTestServer } from '../../../testing/test-server.ts'

type Line = { level: number; msg: string }

const lines: Line[] = []
const testServer = await startTestServer({ log: (line) => void lines.push(JSON.parse(line)) })
const app = await testServer.createApp()
const server = await testServer.build(OPERATIONS, HANDLERS)
await server.listen({ port: 0, host: '127.0.0.1' })
const { port } = server.server.address() as AddressInfo
afterAll(async () => {
  await server.close()
  await testServer.stop()
})

const HALF_A_LOGIN = [
  `POST ${login.path} HTTP/1.1`,
  `host: ${app.host}`,
  'content-type: application/json',
  'content-length: 500',
  '',
  '{"em',
].join('\r\n')

test('a client that hangs up in the middle of a body leaves no warning', async () => {
  lines.length = 0
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const arrived = once(server.server, 'request')
  socket.write(HALF_A_LOGIN)
  await arrived
  socket.resetAndDestroy()
  const ended = () => lines.filter(({ msg }) => ['hung up', 'unavailable', 'unexpected error'].includes(msg))
  await expect.poll(() => ended().length).toBe(1)
  expect(ended()).toMatchObject([{ level: 20, msg: 'hung up' }])
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})
