import { Id } from '@wohlauf/contract/values/values'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { logoKey } from '../../storage/branding/logo-key.ts'
import { createAppFinder } from '../../tenancy/app-finder.ts'
import { sendRefusal } from '../answers/answer.ts'
import type { MountDependencies } from '../mount/mount.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

const isId = (text: string): boolean => Id.safeParse(text).success

/** Each is shown on its own app's hosts, also before a login, and all on the admin site, which previews them. */
export const serveLogos = (server: FastifyInstance, { pool, services }: MountDependencies): void => {
  const findApp = createAppFinder(pool)
  server.get<{ Params: { appId: string; name: string } }>(
    '/api/files/logos/:appId/:name',
    async (request, reply) => {
      const { appId, name } = request.params
      const logoId = /^(.+)\.png$/.exec(name)?.[1] ?? ''
      const isAddress = isId(appId) && isId(logoId)
      const isShownHere = isAddress && (request.isAdminSite || (await findApp(request.host)) === appId)
      const bytes = isShownHere ? await services.storage.read(logoKey(appId, logoId)) : null
      if (!bytes) return sendRefusal(request, reply, new Refusal('not-found'))
      return reply.header('content-type', 'image/png').header('cache-control', FOR_EVER).send(bytes)
    },
  )
}
