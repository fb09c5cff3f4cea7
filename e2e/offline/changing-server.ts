import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { runningProduct } from '../test-server/running.ts'

type Changed = { host?: string; change?: (script: string) => string }

/**
 * Stands before the product, which does not change while journeys run, and changes one thing of it: its service worker.
 * Apps are reached at `*.localhost` and its port.
 */
export const startChangingServer = async () => {
  const { port } = runningProduct()
  let changed: Changed = {}
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js'
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    if (isWorker && changed.host) headers.host = changed.host
    const asked = forward({ port, path: request.url, method: request.method, headers }, async (answer) => {
      const { 'content-length': _length, ...kept } = answer.headers
      if (!isWorker || !changed.change) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(response)
      }
      response.writeHead(answer.statusCode ?? 502, kept)
      return response.end(changed.change(await text(answer)))
    })
    request.pipe(asked)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on the worker is that of another host, or changed. */
    changeWorker: (to: Changed): void => {
      changed = to
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
