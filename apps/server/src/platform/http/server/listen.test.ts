import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { HANDLERS } from '../../../composition/handlers.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { closeServer } from './close-server.ts'
import { listen } from './listen.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const app = await testServer.createApp()

const CLIENTS = 64

const start = async () => {
  const server = await testServer.build(OPERATIONS, HANDLERS)
  await listen(server, { host: '127.0.0.1', port: 0 })
  const { port } = server.server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const open = () => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    return socket
  }
  return { server, open }
}

test.runIf(process.platform === 'linux')(
  'many connections are taken in few turns of the event loop',
  async () => {
    const { server, open } = await start()
    let [taken, turns] = [0, 0]
    server.server.on('connection', () => {
      taken += 1
    })
    for (let count = 0; count < CLIENTS; count += 1) open()
    while (taken < CLIENTS) {
      await new Promise(setImmediate)
      turns += 1
    }
    // One socket takes one in a turn; the kernel does not distribute them evenly.
    expect(turns).toBeLessThan(CLIENTS / 2)
    await closeServer(server, 1)
  },
)

test('each of them is answered, and a closing server leaves none open', async () => {
  const { server, open } = await start()
  const headers = `host: ${app.host}\r\ncontent-type: application/json\r\ncontent-length: 2`
  const answers = Array.from({ length: CLIENTS }, async () => {
    const socket = open()
    socket.write(`POST /api/unauthorized/maintenance/ping-query HTTP/1.1\r\n${headers}\r\n\r\n{}`)
    const [data] = await once(socket, 'data')
    return String(data).split('\r\n')[0]
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']))
  const late = open()
  await once(late, 'connect')
  await closeServer(server, 1)
  await expect(once(open(), 'connect')).rejects.toThrow('ECONNREFUSED')
})
