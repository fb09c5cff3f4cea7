import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { findShells, type OwnShells } from '../../tenancy/find-shells.ts'
import { sendRefusal } from '../answers/answer.ts'
import type { MountDependencies } from '../mount/mount.ts'
import { assetLinksOf, siteAssociationOf } from './associations.ts'

/** Devices and the stores' own caches ask seldom; a changed fingerprint must not wait long. */
const FOR_FIVE_MINUTES = 'public, max-age=300'

/**
 * Serves the files by which devices open links of a host in the native app: the app's own, or the one that all apps
 * share.
 */
export const serveAssociations = (
  server: FastifyInstance,
  { pool, services: { shells } }: Pick<MountDependencies, 'pool' | 'services'>,
): void => {
  const serve = (name: string, platform: keyof OwnShells, fileOf: (shell: string) => object) =>
    server.get(`/.well-known/${name}`, async (request, reply) => {
      const own = request.isAdminSite ? null : await findShells(pool, request.host)
      const shell = own && (own[platform] ?? shells[platform])
      if (!shell) return sendRefusal(request, reply, new Refusal('not-found'))
      return reply
        .type('application/json')
        .header('cache-control', FOR_FIVE_MINUTES)
        .send(JSON.stringify(fileOf(shell)))
    })

  serve('assetlinks.json', 'android', assetLinksOf)
  serve('apple-app-site-association', 'ios', siteAssociationOf)
}
