import type { FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Services } from '../../base/services.ts'
import { contentOfRequest } from '../../content/content-of-request.ts'
import { writeTogether } from '../../database/write-together.ts'
import { openRequest } from '../../sessions/open-request.ts'
import type { Opening } from '../../sessions/open-together.ts'
import type { Opened } from '../../sessions/read-opening.ts'
import type { AnyHandler } from './handler.ts'
import { parseInput, refuseForeignIds } from './parse-input.ts'

type Dependencies = {
  pool: pg.Pool
  services: Pick<Services, 'sharedContent'>
  /** @throws Refusal for a caller who is not admitted */
  admit: (request: FastifyRequest, opened: Opened | null) => Opened
}

/**
 * The way of calls whose handler states an `ownWrite`: admitted like a query, then written together with those of other people.
 *
 * @returns the function of one call: the request as it was opened, when the write is stored; null when nothing is, and the call
 *   has to be made alone
 * @throws Error for an operation that does more than to write rows of its caller
 */
export const writeWithOthers = (
  { operation, ownWrite }: AnyHandler,
  { pool, services, admit }: Dependencies,
) => {
  const { kind, audience, limits, audit, output } = operation
  const isPlain = kind === 'command' && audience === 'learner' && limits.length === 0 && !audit
  if (ownWrite && !(isPlain && output.safeParse({}).success))
    throw new Error(`${operation.name} cannot be written together with others`)

  return async (request: FastifyRequest, opening: Opening, value: unknown): Promise<Opened | null> => {
    if (!ownWrite) return null
    const reading = { ...opening, prefetch: [], isReadOnly: true }
    const { admitted, write } = await openRequest(pool, reading, async (tx, opened) => {
      const admitted = admit(request, opened)
      const { app, user } = admitted
      refuseForeignIds(value, app.appId, user?.id ?? null)
      const input = parseInput(operation.input, value)
      const content = contentOfRequest(services.sharedContent, admitted)
      return { admitted, write: await ownWrite({ input, tx, app, content }) }
    })
    const { app, user } = admitted
    const { tokenHash, now } = opening
    if (!write || !user || !tokenHash) return null
    const author = { appId: app.appId, userId: user.id, tokenHash, now }
    return (await writeTogether(pool, { ...write, ...author })) ? admitted : null
  }
}
