import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { contentOfRequest } from '../../content/content-of-request.ts'
import { bind } from '../../database/transaction.ts'
import { noteUse } from '../../sessions/note-use.ts'
import { bindingOf, openRequest } from '../../sessions/open-request.ts'
import type { Prefetch } from '../../sessions/prefetch.ts'
import type { Opened } from '../../sessions/read-opening.ts'
import { refuseAdmission } from './admission.ts'
import { enforceAdmission } from './enforce-admission.ts'
import type { AnyHandler } from './handler.ts'
import type { MountDependencies } from './mount.ts'
import { refuseForeignIds } from './parse-input.ts'
import type { Admitted, InTransaction, Site } from './site.ts'
import { limitTaker } from './take-limits.ts'

/** An operation on the hosts of the apps. */
export const appSite = (handler: AnyHandler, { pool, services, clock }: MountDependencies): Site => {
  const { operation } = handler

  const contextOf = (opened: Opened, now: Date, { client, batchedWrite }: InTransaction) => {
    const { app, user } = opened
    const { appId } = app
    const actAs = (userId: string) => bind(client, { appId, userId, reach: 'own' })
    return {
      app,
      user,
      batchedWrite,
      content: contentOfRequest(services.sharedContent, opened),
      prefetched: (prefetch: Prefetch) => {
        if (!handler.prefetch.includes(prefetch))
          throw new Error(`the handler does not state that it needs ${prefetch.name}`)
        return opened.prefetched[prefetch.name] ?? null
      },
      takeLimit: limitTaker(services.limits, operation, appId, now),
      actAs,
      asUser: async <T>(userId: string, work: () => Promise<T>) => {
        await actAs(userId)
        const done = await work()
        await bind(client, bindingOf(opened))
        return done
      },
      actForSponsor: (sponsorId: string) => bind(client, { appId, userId: null, reach: 'link', sponsorId }),
    }
  }

  const admit = (request: FastifyRequest, opened: Opened | null, now: Date): Admitted => {
    if (!opened) throw new Refusal('unknown-host')
    const { app, user } = opened
    const userId = user?.id ?? null
    request.app = app
    enforceAdmission(request, userId, refuseAdmission(operation, opened, clock()))
    return {
      appId: app.appId,
      userId,
      callerId: userId,
      actor: user,
      // The admin who views an account is not its owner.
      lastSeenAt: user && !user.isImpersonated ? user.lastSeenAt : null,
      refuseForeign: (input) => refuseForeignIds(input, app.appId, userId),
      contextIn: (transaction) => contextOf(opened, now, transaction),
    }
  }

  return {
    open: ({ request, tokenHash, now, input }, access, work) =>
      openRequest(
        pool,
        {
          host: request.host,
          tokenHash,
          now,
          input,
          prefetch: handler.prefetch,
          isReadOnly: access === 'reading',
          isLocking: access === 'locking',
        },
        (tx, opened, client) => work(tx, () => admit(request, opened, now), client),
      ),
    recordUse: async ({ appId, userId }, session) => {
      if (appId && userId) await noteUse(pool, { appId, userId }, session)
    },
  }
}
