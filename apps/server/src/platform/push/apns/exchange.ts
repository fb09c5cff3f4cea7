import { type ClientHttp2Session, constants, type OutgoingHttpHeaders } from 'node:http2'

export type StreamAnswer = { status: number; retryAfter: string | undefined; text: string }

const MAX_CHARACTERS = 16_384

/** @throws when the connection or the stream ends before the answer is complete, or after `timeoutMs` */
export const exchange = async (
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body: string,
  timeoutMs: number,
): Promise<StreamAnswer> => {
  const stream = session.request(headers).setEncoding('utf8')
  const { promise, resolve, reject } = Promise.withResolvers<StreamAnswer>()
  const answer: StreamAnswer = { status: 0, retryAfter: undefined, text: '' }
  const timer = setTimeout(() => {
    reject(Object.assign(new Error('no answer'), { name: 'TimeoutError' }))
    stream.close(constants.NGHTTP2_CANCEL)
  }, timeoutMs)
  stream.on('response', (headers) => {
    answer.status = headers[':status'] ?? 0
    answer.retryAfter = headers['retry-after']
  })
  stream.on('data', (chunk: string) => {
    if (answer.text.length < MAX_CHARACTERS) answer.text += chunk
  })
  stream.on('error', reject)
  stream.on('end', () => resolve(answer))
  stream.on('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })))
  stream.end(body)
  try {
    const complete = await promise
    if (complete.status === 0) throw Object.assign(new Error('closed'), { code: 'ECONNRESET' })
    return complete
  } finally {
    clearTimeout(timer)
  }
}
