import { IMAGE_WIDTHS } from '@wohlauf/contract/values/image'
import { Id } from '@wohlauf/contract/values/values'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { imageKey } from '../../storage/images/image-key.ts'
import { createAppFinder } from '../../tenancy/app-finder.ts'
import { sendRefusal } from '../answers/answer.ts'
import type { MountDependencies } from '../mount/mount.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** An `<img>` cannot send a token: knowing the unguessable address is the permission. */
export const serveImages = (server: FastifyInstance, { pool, services }: MountDependencies): void => {
  const findApp = createAppFinder(pool)
  server.get<{ Params: { imageId: string; version: string } }>(
    '/api/files/images/:imageId/:version',
    async (request, reply) => {
      const { imageId, version } = request.params
      const width =
        IMAGE_WIDTHS.find((size) => `${size}.webp` === version) ?? /^(\d{1,4})\.webp$/.exec(version)?.[1]
      const isAddress = width !== undefined && Id.safeParse(imageId).success
      const appId = isAddress ? await findApp(request.host) : null
      const bytes = appId ? await services.storage.read(imageKey(appId, imageId, Number(width))) : null
      if (!bytes) return sendRefusal(request, reply, new Refusal('not-found'))
      return reply.header('content-type', 'image/webp').header('cache-control', FOR_EVER).send(bytes)
    },
  )
}
