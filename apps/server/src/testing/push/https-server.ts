import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { CERTIFICATE } from './certificate.ts'
import type { PlannedAnswer } from './planned-answers.ts'

type Answer = (request: IncomingMessage, body: Buffer) => Promise<PlannedAnswer>

const bodyOf = async (request: IncomingMessage): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(request))

const write = (response: ServerResponse, answer: PlannedAnswer): void => {
  if (answer === 'silence') return
  if (answer === 'cut') return void response.socket?.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
  response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
}

/** A server on 127.0.0.1. A request whose handler throws is answered with 418 and the reason. */
export const startHttpsServer = async (answer: Answer) => {
  let port = 0
  const server = createServer(CERTIFICATE, async (request, response) => {
    try {
      write(response, await answer(request, await bodyOf(request)))
    } catch (error) {
      write(response, { status: 418, body: String(error) })
    }
  })
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const close = async () => {
    const closing = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closing
  }
  await listen()
  return {
    port,
    origin: `https://127.0.0.1:${port}`,
    goDown: close,
    recover: listen,
    close: async () => {
      if (server.listening) await close()
    },
  }
}
