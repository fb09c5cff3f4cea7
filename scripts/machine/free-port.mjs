import { once } from 'node:events'
import { createServer } from 'node:net'

export async function freePort() {
  const server = createServer().listen({ host: 'localhost', port: 0 })
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}
