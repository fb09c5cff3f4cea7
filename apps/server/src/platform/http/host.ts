import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request's host is the admin site's, exactly; every other host is an app's or nobody's. */
    isAdminSite: boolean
  }
}

/** Names stand at the even places. Node itself silently keeps the first of several hosts, a proxy perhaps the last. */
const countOfHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Decides by its host which site a request is for, before anything else looks at it.
 *
 * @param adminHost with its port where that is not the default one; lower case
 */
export const readHost = (server: FastifyInstance, adminHost: string): void => {
  server.decorateRequest('isAdminSite', false)
  server.addHook('onRequest', async (request) => {
    if (countOfHosts(request.raw.rawHeaders) > 1) throw new Refusal('not-readable')
    request.isAdminSite = request.host.toLowerCase() === adminHost
  })
}
