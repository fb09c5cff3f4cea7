import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { runningProduct } from './running.ts'

type Answer = { status: number | undefined; body: string }

/**
 * Sends the request to a fixed address with the host as a header: unlike browsers, not every machine resolves
 * `*.localhost`.
 */
const send = async (
  path: string,
  headers: Record<string, string>,
  body?: string,
  method = 'POST',
): Promise<Answer> => {
  const forwarded = request({ host: 'localhost', port: runningProduct().port, path, method, headers })
  forwarded.end(body)
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}

export const post = (host: string, path: string, token: string, value: unknown): Promise<Answer> =>
  send(path, { host, 'content-type': 'application/json', 'auth-token': token }, JSON.stringify(value))

export const get = (host: string, path: string, token: string): Promise<Answer> =>
  send(path, { host, 'auth-token': token }, undefined, 'GET')

/** Sends what the form of a page, or a mail program's own button, sends. */
export const postForm = (address: string, fields: Record<string, string>): Promise<Answer> => {
  const { host, pathname } = new URL(address)
  const type = 'application/x-www-form-urlencoded'
  return send(pathname, { host, 'content-type': type }, String(new URLSearchParams(fields)))
}
