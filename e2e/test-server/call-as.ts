import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import { get, post } from './post.ts'

/**
 * Calls an operation directly, without the screens.
 * @throws Error when the product refuses
 */
export const callAs = async <Op extends AnyOperation>(
  { host, token = '' }: { host: string; token?: string },
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> => {
  const { method, path } = operation
  const { status, body } = await (method === 'GET' ? get(host, path, token) : post(host, path, token, input))
  if (status !== 200) throw new Error(`${operation.name} was refused: ${body}`)
  return JSON.parse(body) as OutputOf<Op>
}
