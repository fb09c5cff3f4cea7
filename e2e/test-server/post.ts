import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { runningProduct } from './running.ts'

/**
 * Not every machine resolves `*.localhost`, as browsers do: the request goes to a fixed address with the host
 * as a header.
 */
export const post = async (
  host: string,
  path: string,
  token: string,
  value: unknown,
): Promise<{ status: number | undefined; body: string }> => {
  const asked = request({
    host: 'localhost',
    port: runningProduct().port,
    path,
    method: 'POST',
    headers: { host, 'content-type': 'application/json', 'auth-token': token },
  })
  asked.end(JSON.stringify(value))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await text(answer) }
}
