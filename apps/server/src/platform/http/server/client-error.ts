import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { REFUSALS } from '@wohlauf/contract/refusals'
import type { ConnectionError } from 'fastify'
import { Refusal } from '../../base/refusal.ts'

const NAMES: Record<string, keyof typeof REFUSALS> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_HEADER_OVERFLOW: 'too-large',
}

/** Node's internal reference to the response that is being sent on a connection. */
type Answering = { _httpMessage?: { headersSent: boolean } | null }

/** Answers bytes that are not an HTTP request: they reach neither route nor hook. */
export const answerClientError =
  (headersOfAnswer: () => Record<string, string>) =>
  (error: ConnectionError, socket: Socket): void => {
    const { _httpMessage } = socket as Socket & Answering
    // A second response in the middle of one would be read as part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || _httpMessage?.headersSent)
      return void socket.destroy()
    const { status, body } = new Refusal(NAMES[error.code] ?? 'not-readable')
    const bytes = Buffer.from(JSON.stringify(body))
    const headers = {
      ...headersOfAnswer(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(bytes.length),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
    socket.end(bytes)
    // Closes after the answer is written, without reading the rest of the request.
    socket.destroySoon()
  }
