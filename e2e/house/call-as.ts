import type { AnyOperation, InputOf, OutputOf } from '@wohlauf/contract/operation'
import type { TestUser } from './house.ts'
import { post } from './post.ts'

/**
 * What somebody does past the screens.
 *
 * @throws Error when the product refuses
 */
export const callAs = async <Op extends AnyOperation>(
  { app }: Pick<TestUser, 'app'>,
  token: string,
  operation: Op,
  input: InputOf<Op>,
): Promise<OutputOf<Op>> => {
  const { status, body } = await post(app.host, operation.path, token, input)
  if (status !== 200) throw new Error(`${operation.name} was refused: ${body}`)
  return JSON.parse(body)
}
