import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request's host is exactly the admin site's; every other host is an app's or unknown. */
    isAdminSite: boolean
  }
}

/** Names are at even indexes. Node silently keeps the first of several hosts, a proxy perhaps the last. */
const countOfHosts = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/** @param adminHost with its port where that is not the default one; lower case */
export const readHost = (server: FastifyInstance, adminHost: string): void => {
  server.decorateRequest('isAdminSite', false)
  server.addHook('onRequest', async (request) => {
    if (countOfHosts(request.raw.rawHeaders) > 1) throw new Refusal('not-readable')
    // A trusted proxy decides address and protocol only: most pass on the client's value of this header.
    delete request.raw.headers['x-forwarded-host']
    request.isAdminSite = request.host.toLowerCase() === adminHost
  })
}
