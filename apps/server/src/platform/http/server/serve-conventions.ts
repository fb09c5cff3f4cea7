import { adminPathTo } from '@wohlauf/contract/routes/admin-routes'
import { pathTo } from '@wohlauf/contract/routes/routes'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { sendRefusal } from '../answers/answer.ts'
import { FAVICON, iconUrl } from '../install/app-icons.ts'
import { findApp } from '../install/find-app.ts'
import { lookOf } from '../install/look.ts'
import type { MountDependencies } from '../mount/mount.ts'
import { securityTxt } from './security-txt.ts'

const FOR_A_DAY = 'public, max-age=86400'
const FOR_FIVE_MINUTES = 'public, max-age=300'

/**
 * Search engines may ask for every page: each answer but those of legal texts and logins says `noindex`, and a page that they
 * may not ask for would be listed by the links to it, such as a company's link for registrations.
 */
const ROBOTS = 'User-agent: *\nDisallow: /api/\n'

/** Serves what programs ask every host for, without having been told: crawlers, password managers, browsers. */
export const serveConventions = (server: FastifyInstance, dependencies: MountDependencies): void => {
  server.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', FOR_A_DAY).send(ROBOTS),
  )

  server.get('/.well-known/security.txt', async (request, reply) => {
    if (!request.isAdminSite && !(await findApp(request, dependencies)))
      return sendRefusal(request, reply, new Refusal('not-found'))
    const { mail, securityEmailAddress } = dependencies.services
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_A_DAY)
      .send(securityTxt(securityEmailAddress, mail.originOf(request.host)))
  })

  // https://www.w3.org/TR/change-password-url/
  server.get('/.well-known/change-password', async (request, reply) =>
    reply.redirect(request.isAdminSite ? adminPathTo('security') : pathTo('profile-show-profile')),
  )

  server.get('/favicon.ico', async (request, reply) => {
    const app = await findApp(request, dependencies)
    if (!app) return sendRefusal(request, reply, new Refusal('not-found'))
    return reply.header('cache-control', FOR_FIVE_MINUTES).redirect(iconUrl(lookOf(app).key, FAVICON))
  })
}
