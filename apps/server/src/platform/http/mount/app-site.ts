import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import { contentOfRequest } from '../../content/content-of-request.ts'
import { bind } from '../../database/transaction.ts'
import { bindingOf, openRequest } from '../../sessions/open-request.ts'
import type { Prefetch } from '../../sessions/prefetch.ts'
import { recordSessionUse } from '../../sessions/record-session-use.ts'
import type { RequestScope } from '../../sessions/request-scope.ts'
import { refuseAdmission } from './admission.ts'
import { shellVersionOf } from './call-context.ts'
import { enforceAdmission } from './enforce-admission.ts'
import type { AnyHandler } from './handler.ts'
import type { MountDependencies } from './mount.ts'
import { refuseForeignIds } from './parse-input.ts'
import type { Admitted, InTransaction, Site } from './site.ts'
import { limitTaker } from './take-limits.ts'

export const appSite = (handler: AnyHandler, { pool, services, clock }: MountDependencies): Site => {
  const { operation } = handler

  const contextOf = (scope: RequestScope, now: Date, { client, batchedWrite }: InTransaction) => {
    const { app, user } = scope
    const { appId } = app
    const actAs = (userId: string) => bind(client, { appId, userId, reach: 'own' })
    return {
      app,
      user,
      batchedWrite,
      content: contentOfRequest(services.sharedContent, scope),
      prefetched: (prefetch: Prefetch) => {
        if (!handler.prefetch.includes(prefetch))
          throw new Error(`the handler does not state that it needs ${prefetch.name}`)
        return scope.prefetched[prefetch.name] ?? null
      },
      takeLimit: limitTaker(services.limits, operation, appId, now),
      actAs,
      asUser: async <T>(userId: string, work: () => Promise<T>) => {
        await actAs(userId)
        const result = await work()
        await bind(client, bindingOf(scope))
        return result
      },
      actForSponsor: (sponsorId: string) => bind(client, { appId, userId: null, reach: 'link', sponsorId }),
    }
  }

  const admit = (request: FastifyRequest, scope: RequestScope | null, now: Date): Admitted => {
    if (!scope) throw new Refusal('unknown-host')
    const { app, user } = scope
    const userId = user?.id ?? null
    request.app = app
    const shell = { version: shellVersionOf(request), lowestOfAll: services.shells.lowestVersion }
    enforceAdmission(request, userId, refuseAdmission(operation, scope, shell, clock()))
    return {
      appId: app.appId,
      userId,
      callerId: userId,
      actor: user,
      // The admin who views an account is not its owner.
      lastSeenAt: user && !user.isImpersonated ? user.lastSeenAt : null,
      refuseForeign: (input) => refuseForeignIds(input, app.appId, userId),
      contextIn: (transaction) => contextOf(scope, now, transaction),
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
          // The first opening of an upload only admits its caller.
          prefetch: operation.kind === 'upload' && access === 'reading' ? [] : handler.prefetch,
          isReadOnly: access === 'reading',
          isLocking: access === 'locking',
        },
        (tx, scope, client) => work(tx, () => admit(request, scope, now), client),
      ),
    recordUse: async ({ appId, userId }, session) => {
      if (appId && userId) await recordSessionUse(pool, { appId, userId }, session)
    },
  }
}
