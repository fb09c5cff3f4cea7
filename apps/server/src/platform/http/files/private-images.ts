import { Id } from '@wohlauf/contract/values/values'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { findPrivateImage } from '../../storage/private-images/find-private-image.ts'
import { privateImageKey } from '../../storage/private-images/private-image-key.ts'
import { sendRefusal } from '../answers/answer.ts'
import type { MountDependencies } from '../mount/mount.ts'

type Address = { imageId: string; sessionId: string; width: number; until: number; signature: string }

type Request = FastifyRequest<{
  Params: { imageId: string; version: string }
  Querystring: { session?: unknown; until?: unknown; signature?: unknown }
}>

const addressOf = ({ params, query }: Request): Address | null => {
  const width = /^(\d{1,4})\.webp$/.exec(params.version)?.[1]
  const { session, until, signature } = query
  if (!width || !Id.safeParse(params.imageId).success) return null
  if (typeof session !== 'string' || !Id.safeParse(session).success) return null
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') return null
  return {
    imageId: params.imageId,
    sessionId: session,
    width: Number(width),
    until: Number(until),
    signature,
  }
}

/**
 * An `<img>` cannot send a token, so the address is signed for one login (`safety.md`, 10.9). The database is
 * asked each time whether the picture still exists and the login is still active.
 */
export const servePrivateImages = (
  server: FastifyInstance,
  { pool, services, clock }: MountDependencies,
): void => {
  const { signatures, storage } = services

  /** The key of the version that the address shows; null when it shows none (any more). */
  const keyFor = async (host: string, address: Address, now: Date): Promise<string | null> => {
    const { imageId, sessionId, width, until, signature } = address
    if (until * 1000 <= now.getTime()) return null
    const image = await findPrivateImage(pool, host, address, now)
    if (!image?.widths.includes(width)) return null
    const { appId, userId } = image
    const isSigned = signatures.isSigned({ appId, userId, sessionId, imageId }, until, signature)
    return isSigned ? privateImageKey(appId, imageId, width) : null
  }

  server.get('/api/files/private-images/:imageId/:version', async (request: Request, reply) => {
    const now = clock()
    const address = addressOf(request)
    const key = address && (await keyFor(request.host, address, now))
    const bytes = key ? await storage.read(key) : null
    if (!address || !bytes) return sendRefusal(request, reply, new Refusal('not-found'))
    const remainingSeconds = address.until - Math.ceil(now.getTime() / 1000)
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', `private, max-age=${remainingSeconds}`)
      .send(bytes)
  })
}
