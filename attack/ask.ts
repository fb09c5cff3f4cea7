import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type AnyOperation, pathWith } from '@wohlauf/contract/operation'
import { asMultipart, type TestFile } from '../apps/server/src/testing/call.ts'
import type { Report } from './report.ts'

/** Client timeout in milliseconds; longer than any time limit of the product. */
export const CLIENT_TIMEOUT_MS = 45_000

export type RawRequest = {
  method?: 'GET' | 'POST'
  path: string
  host: string
  token?: string | null
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Status 0 means that there was no answer; `text` then holds the error. */
export type Answered = {
  status: number
  headers: IncomingMessage['headers']
  text: string
  ms: number
}

/** The refusal's identifier; null when the answer is not a refusal. */
export const identifierOf = ({ text }: Pick<Answered, 'text'>): string | null => {
  try {
    return (JSON.parse(text) as { identifier?: string } | null)?.identifier ?? null
  } catch {
    return null
  }
}

export type Client = ReturnType<typeof createClient>

/** HTTP client for the product at a port. Every request claims a network of its own, so that no rate limit is reached. */
export const createClient = (port: number, report: Pick<Report, 'count'>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let from = 0
  const newNetwork = () => {
    from += 1
    return `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`
  }

  const ask = ({ method = 'POST', path, host, token, headers = {}, body }: RawRequest): Promise<Answered> =>
    new Promise((resolve) => {
      report.count()
      const began = performance.now()
      const fail = (error: Error) =>
        resolve({ status: 0, headers: {}, text: error.message, ms: performance.now() - began })
      const clientRequest = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method,
          signal: AbortSignal.timeout(CLIENT_TIMEOUT_MS),
          headers: {
            host,
            'x-forwarded-for': newNetwork(),
            ...(token ? { 'auth-token': token } : {}),
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (answer) => {
          buffer(answer).then(
            (bytes) =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: bytes.toString(),
                ms: performance.now() - began,
              }),
            fail,
          )
        },
      )
      clientRequest.on('error', fail)
      clientRequest.end(body)
    })

  /** Calls an operation the way the web client does. */
  const call = async (
    operation: AnyOperation,
    input: object,
    {
      files = {},
      ...callOptions
    }: Omit<RawRequest, 'method' | 'path' | 'body'> & { files?: Record<string, TestFile> },
  ): Promise<Answered> => {
    const path = pathWith(operation, input)
    if (operation.method === 'GET') {
      const { pathField = '' } = operation
      const { [pathField]: _, ...inQuery } = input as Record<string, string>
      const query = new URLSearchParams(inQuery).toString()
      return ask({ ...callOptions, method: 'GET', path: query ? `${path}?${query}` : path })
    }
    if (operation.kind !== 'upload') return ask({ ...callOptions, path, body: JSON.stringify(input) })
    const form = await asMultipart(input, files)
    const headers = { ...callOptions.headers, 'content-type': form.headers.get('content-type') ?? '' }
    return ask({ ...callOptions, path, headers, body: Buffer.from(await form.arrayBuffer()) })
  }

  return { ask, call, close: () => agent.destroy() }
}
