import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { ping } from '@wohlauf/contract/maintenance/maintenance'
import { query } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { HANDLERS } from '../../../composition/handlers.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { handle } from '../mount/handler.ts'
import { closeServer } from './close-server.ts'
import { createLifecycle } from './lifecycle.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()

/** A server on a port of its own, with a call that the test completes. */
const start = async () => {
  const { promise: releasing, resolve: release } = Promise.withResolvers<void>()
  let begunCalls = 0
  const slow = handle(
    query('leaving/slow-query', { audience: 'anyone', input: z.object({}), output: z.object({}) }),
    async () => {
      begunCalls += 1
      await releasing
      return {}
    },
  )
  const lifecycle = createLifecycle()
  const server = await testServer.build([...OPERATIONS, slow.operation], [...HANDLERS, slow], { lifecycle })
  await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const { port } = server.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())

  const ask = async (path: string, over = agent) => {
    const headers = { host: app.host, 'content-type': 'application/json', 'content-length': '2' }
    const asking = request({ agent: over, port, host: '127.0.0.1', path, method: 'POST', headers })
    const [answer] = (await once(asking.end('{}'), 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return { status: answer.statusCode, connection: answer.headers.connection, isReused: asking.reusedSocket }
  }
  const isBegun = (times: number) => expect.poll(() => begunCalls).toBe(times)
  return { server, lifecycle, port, ask, agent, isBegun, release, path: slow.operation.path }
}

test('a stopping server keeps connections while it takes new ones, then closes each with its answer', async () => {
  const { server, lifecycle, ask } = await start()
  expect(await ask(ping.path)).toEqual({ status: 200, connection: 'keep-alive', isReused: false })
  lifecycle.leave()
  expect(await ask(ping.path)).toEqual({ status: 200, connection: 'keep-alive', isReused: true })
  lifecycle.close()
  expect(await ask(ping.path)).toEqual({ status: 200, connection: 'close', isReused: true })
  expect(await ask(ping.path)).toEqual({ status: 200, connection: 'close', isReused: false })
  await server.close()
  await expect(ask(ping.path)).rejects.toThrow('ECONNREFUSED')
})

test('a stopping server answers a request that began before, and closes its connection', async () => {
  const { server, lifecycle, ask, isBegun, release, path } = await start()
  const asking = ask(path)
  await isBegun(1)
  lifecycle.close()
  const closing = server.close()
  release()
  expect(await asking).toEqual({ status: 200, connection: 'close', isReused: false })
  await closing
})

test('a closing server answers a request on an open connection', async () => {
  const { server, port, isBegun, release, path } = await start()
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answers += chunk
  })
  const headers = `host: ${app.host}\r\ncontent-type: application/json\r\ncontent-length: 2`
  const ask = () => socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{}`)
  ask()
  await isBegun(1)
  const closing = server.close()
  ask()
  await isBegun(2)
  release()
  await once(socket, 'close')
  await closing
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})

test('a closing server leaves an idle connection open until it has been used once more', async () => {
  const { server, lifecycle, ask } = await start()
  expect(await ask(ping.path)).toEqual({ status: 200, connection: 'keep-alive', isReused: false })
  lifecycle.leave()
  const closing = closeServer(server, 60_000)
  await expect.poll(() => server.server.listening).toBe(false)
  expect(await ask(ping.path)).toEqual({ status: 200, connection: 'close', isReused: true })
  await closing
  await expect(ask(ping.path)).rejects.toThrow('ECONNREFUSED')
})

test('a closing server ends when the client of an idle connection closes it', async () => {
  const { server, ask, agent } = await start()
  await ask(ping.path)
  const closing = closeServer(server, 60_000)
  await expect.poll(() => server.server.listening).toBe(false)
  agent.destroy()
  await closing
})

test('a closing server closes idle connections that stay open for too long', async () => {
  const { server, ask } = await start()
  await ask(ping.path)
  await closeServer(server, 1)
  expect(server.server.listening).toBe(false)
})
