import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { type Agent, request as httpsRequest } from 'node:https'
import { codeOf, PushNotSent } from './push-not-sent.ts'

type Message = { headers: Readonly<Record<string, string | number>>; body: Buffer | string }

export type PostAnswer = {
  status: number
  retryAfter: string | undefined
  /** The beginning of the body. */
  text: string
}

/** The limit for the whole exchange, from the name's resolution to the end of the answer. */
export const SEND_TIMEOUT_MS = 10_000

const MAX_CHARACTERS = 16_384

const beginningOf = async (response: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk
    // Leaving the loop closes the connection.
    if (text.length > MAX_CHARACTERS) break
  }
  return text
}

const exchange = async (
  agent: Agent,
  url: string,
  { headers, body }: Message,
  signal: AbortSignal,
): Promise<PostAnswer> => {
  const request = httpsRequest(url, {
    method: 'POST',
    agent,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  })
  request.on('error', () => {})
  request.end(body)
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const text = await beginningOf(response)
    return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }
  } catch (error) {
    // The service closed an idle connection just as it was used again.
    if (request.reusedSocket && codeOf(error) === 'ECONNRESET')
      return exchange(agent, url, { headers, body }, signal)
    throw error
  }
}

/**
 * Bounded in time and size; redirects are not followed.
 * @throws PushNotSent when there was no complete answer
 */
export const post = async (
  agent: Agent,
  url: string,
  message: Message,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<PostAnswer> => {
  try {
    return await exchange(agent, url, message, AbortSignal.timeout(timeoutMs))
  } catch (error) {
    throw new PushNotSent(`The push service could not be used: ${codeOf(error)}.`, { isOutage: true })
  }
}
