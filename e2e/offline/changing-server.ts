import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '../browser/test.ts'
import { runningProduct } from '../test-server/running.ts'

type Changed = { host?: string; change?: (script: string) => string }

type Api = {
  /** Calls that get the answer of a proxy whose server is being replaced. */
  unavailable?: 'commands' | 'all'
  /** The running version that answers state. */
  version?: string
}

/**
 * Stands before the product, which does not change while journeys run, and changes one part of it: its
 * service worker, or its API's answers. Apps are reached at `*.localhost` and its port.
 */
const startChangingServer = async () => {
  const { port } = runningProduct()
  let changedWorker: Changed = {}
  let api: Api = {}
  const server = createServer((request, response) => {
    const isWorker = request.url === '/sw.js'
    const isCall = request.url?.startsWith('/api/')
    const isUnavailable =
      api.unavailable === 'all' || (api.unavailable === 'commands' && request.url?.includes('-command'))
    if (isCall && isUnavailable) {
      request.resume()
      return response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>503 Service Unavailable</h1>')
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' }
    if (isWorker && changedWorker.host) headers.host = changedWorker.host
    const forwarded = forward(
      { port, path: request.url, method: request.method, headers },
      async (answer) => {
        if (isCall && api.version) answer.headers['app-version'] = api.version
        const { 'content-length': _length, ...keptHeaders } = answer.headers
        if (!isWorker || !changedWorker.change) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          return answer.pipe(response)
        }
        response.writeHead(answer.statusCode ?? 502, keptHeaders)
        return response.end(changedWorker.change(await text(answer)))
      },
    )
    request.pipe(forwarded)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Later requests get another host's worker, or a changed one. */
    changeWorker: (to: Changed): void => {
      changedWorker = to
    },
    /** Applies to later requests. */
    changeApi: (to: Api): void => {
      api = to
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const behindChangingServer = test.extend<{ server: Awaited<ReturnType<typeof startChangingServer>> }>({
  server: async ({}, use) => {
    const server = await startChangingServer()
    await use(server)
    await server.stop()
  },
})
