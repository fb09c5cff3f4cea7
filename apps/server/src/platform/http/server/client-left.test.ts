import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

const lines: { msg: string; level: number }[] = []
const testServer = await startTestServer({ log: (line) => lines.push(JSON.parse(line)) })
afterAll(testServer.stop)
const { host } = await testServer.createApp()

test.each([
  ['a file', 'application/pdf'],
  ['a compressed text', 'text/plain'],
])('a reader who leaves before the first byte of %s is no error', async (_, type) => {
  const server = await testServer.build([], [])
  const file = new Readable({ read: () => {} }).on('error', () => {})
  server.post('/slow-file', (_request, reply) => void reply.type(type).send(file))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  client.write(
    `POST /slow-file HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\naccept-encoding: br\r\ncontent-length: 2\r\n\r\n{}`,
  )
  await once(file, 'resume')
  client.destroy()
  await expect.poll(() => file.closed).toBe(true)
  await server.close()
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})
