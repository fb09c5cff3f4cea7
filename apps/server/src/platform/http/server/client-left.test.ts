import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'

const lines: { msg: string; level: number }[] = []
const testServer = await startTestServer({ log: (line) => lines.push(JSON.parse(line)) })
afterAll(testServer.stop)
const { host } = await testServer.createApp()

test('a reader who leaves before the first byte of a file is no error', async () => {
  const server = await testServer.build([], [])
  const file = new Readable({ read: () => {} })
  server.post('/slow-file', (_request, reply) => void reply.send(file))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  client.write(
    `POST /slow-file HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  )
  await once(file, 'resume')
  client.destroy()
  await once(file, 'close')
  await server.close()
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
})
