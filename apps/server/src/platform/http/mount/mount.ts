import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { describeError } from '../../base/describe-error.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../base/services.ts'
import { contentOfRequest } from '../../content/content-of-request.ts'
import { bind, onUndo, undo } from '../../database/transaction.ts'
import { noteAdminUse, noteUse } from '../../sessions/note-use.ts'
import { bindingOf, openRequest } from '../../sessions/open-request.ts'
import type { Prefetch } from '../../sessions/prefetch.ts'
import type { Opened } from '../../sessions/read-opening.ts'
import { createFileReceiver } from '../files/received-files.ts'
import { readUpload, uploadBytes } from '../files/upload.ts'
import { createSecurityLog } from '../server/security-log.ts'
import { openAdminRequest } from './admin-request.ts'
import { isWriting, refuseAdminAdmission, refuseAdmission } from './admission.ts'
import { type ReadyAnswer, readyAnswer, sendAnswer, sendRefusal } from './answer.ts'
import { auditFor } from './audit-call.ts'
import { contextOf, givenValue, type RequestInput, remoteAddressOf, tokenHashOf } from './call-context.ts'
import { enforceAdmission } from './enforce-admission.ts'
import type { AnyHandler, SignedInAdmin } from './handler.ts'
import { pairHandlers } from './pair-handlers.ts'
import { parseInput, refuseForeignAdmin, refuseForeignIds } from './parse-input.ts'
import { type Counted, limitTaker, takeLimits } from './take-limits.ts'
import { writeWithOthers } from './write-with-others.ts'

export type MountDependencies = {
  pool: pg.Pool
  services: Services
  clock: () => Date
}

type Outcome = ReadyAnswer | Refusal
type ReceiveFiles = ReturnType<typeof createFileReceiver>

/** The work is done by then: a failure to record the use of the session is no reason to refuse the answer. */
const noting = (request: FastifyRequest, noted: Promise<void>): Promise<void> =>
  noted.catch((error: unknown) =>
    request.log.warn({ error: describeError(error) }, 'the use of a session could not be recorded'),
  )

const mountOnApp = (handler: AnyHandler, dependencies: MountDependencies, receiveFiles: ReceiveFiles) => {
  const { operation } = handler
  const { pool, clock, services } = dependencies
  const beginAudit = auditFor(operation)

  const admit = (request: FastifyRequest, opened: Opened | null): Opened => {
    if (!opened) throw new Refusal('unknown-host')
    request.app = opened.app
    enforceAdmission(request, opened.user?.id ?? null, refuseAdmission(operation, opened, clock()))
    return opened
  }

  const take = (request: FastifyRequest, { app, user }: Opened, counted: Counted) => {
    const call = {
      appId: app.appId,
      userId: user?.id ?? null,
      remoteAddress: remoteAddressOf(request),
      ...counted,
    }
    return takeLimits(services.limits, operation, call, clock())
  }

  /**
   * The admission of a write is checked under the lock of the caller's account, which a withdrawal of
   * consent, a deletion and every change of the account take as well: the write comes before them, or is
   * refused. Locked before all other rows of the account, so that no two transactions deadlock.
   */
  const isLocking = operation.audience !== 'anyone' && isWriting(operation)

  const tryTogether = writeWithOthers(handler, { pool, services, admit })

  /** The admin who views an account is not its owner. */
  const noteUseBy = async (
    request: FastifyRequest,
    { app, user }: Opened,
    session: { tokenHash: Buffer | null; now: Date },
  ): Promise<void> => {
    if (!user || user.isImpersonated) return
    const used = { ...session, lastSeenAt: user.lastSeenAt }
    await noting(request, noteUse(pool, { appId: app.appId, userId: user.id }, used))
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = clock()
    const tokenHash = tokenHashOf(request)
    const headers: Record<string, string> = {}
    const given: RequestInput = { value: givenValue(request, operation), files: {} }
    const opening = { host: request.host, tokenHash, now, prefetch: handler.prefetch, input: given.value }
    const author = await tryTogether(request, opening, given.value)
    if (author) {
      await noteUseBy(request, author, { tokenHash, now })
      return sendAnswer(request, reply, readyAnswer(operation, {}), services.storage)
    }
    if (operation.kind === 'upload') {
      // Check admission before reading the body: rejected callers upload nothing. No transaction waits for a
      // slow connection, for a file to be checked, or for the storage.
      const admission = { ...opening, isReadOnly: true }
      const admitted = await openRequest(pool, admission, async (_tx, opened) => admit(request, opened))
      const uploader = { appId: admitted.app.appId, userId: admitted.user?.id ?? null }
      await take(request, admitted, { bytes: uploadBytes(request, operation) })
      const { value, files } = await readUpload(request, operation)
      refuseForeignIds(value, uploader.appId, admitted.user?.id ?? null)
      parseInput(operation.input, value)
      Object.assign(given, { value, ...(await receiveFiles(operation, uploader, files)) })
    }
    const caller: { opened?: Opened } = {}
    const access = { isLocking, isReadOnly: !isWriting(operation) }
    const result = await openRequest<Outcome>(pool, { ...opening, ...access }, async (tx, opened, client) => {
      if (given.takeBack) onUndo(tx, given.takeBack)
      const admitted = admit(request, opened)
      const { app, user } = admitted
      caller.opened = admitted
      refuseForeignIds(given.value, app.appId, user?.id ?? null)
      const audit = beginAudit()
      const context = contextOf({ request, headers, operation, given, services, tokenHash, tx, now, audit })
      // An upload was counted before it was read.
      if (operation.kind !== 'upload') await take(request, admitted, { input: context.input as object })
      const outcome = await handler.run({
        ...context,
        app,
        user,
        content: contentOfRequest(services.sharedContent, admitted),
        prefetched: (prefetch: Prefetch) => {
          if (!handler.prefetch.includes(prefetch))
            throw new Error(`the handler does not state that it needs ${prefetch.name}`)
          return admitted.prefetched[prefetch.name] ?? null
        },
        takeLimit: limitTaker(services.limits, operation, app.appId, now),
        actAs: (userId: string) => bind(client, { appId: app.appId, userId, reach: 'own' }),
        asUser: async <T>(userId: string, work: () => Promise<T>) => {
          await bind(client, { appId: app.appId, userId, reach: 'own' })
          const done = await work()
          await bind(client, bindingOf(admitted))
          return done
        },
        actForSponsor: (sponsorId: string) =>
          bind(client, { appId: app.appId, userId: null, reach: 'link', sponsorId }),
      })
      if (outcome instanceof Refusal) return undo<Outcome>(outcome)
      audit.write({ ...context, answer: outcome, caller: user, appId: app.appId, remoteAddress: request.ip })
      return readyAnswer(operation, outcome)
    })
    if (result instanceof Refusal) return sendRefusal(request, reply, result)
    if (caller.opened) await noteUseBy(request, caller.opened, { tokenHash, now })
    return sendAnswer(request, reply.headers(headers), result, services.storage)
  }
}

const mountOnAdmin = (
  handler: AnyHandler,
  { clock, services }: MountDependencies,
  receiveFiles: ReceiveFiles,
) => {
  const { operation } = handler
  const { platformPool } = services
  const beginAudit = auditFor(operation)
  const ownFields = Object.keys(operation.input.shape)

  const admit = (request: FastifyRequest, admin: SignedInAdmin | null, now: Date): void =>
    enforceAdmission(request, admin?.id ?? null, refuseAdminAdmission(operation, admin, now))

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = clock()
    const tokenHash = tokenHashOf(request)
    const headers: Record<string, string> = {}
    const given: RequestInput = { value: givenValue(request, operation), files: {} }
    if (operation.kind === 'upload') {
      // As on an app's site: only an admitted caller uploads anything, and no transaction waits for it.
      const admission = { tokenHash, now, isWriting: false }
      const adminId = await openAdminRequest(platformPool, admission, async (_tx, admin) => {
        admit(request, admin, now)
        return admin?.id ?? null
      })
      const { value, files } = await readUpload(request, operation)
      refuseForeignAdmin(value, ownFields, adminId)
      const { appId } = parseInput(operation.input, value) as { appId: string }
      // Counted for the app that it is for, which only its body contains.
      const counted = { bytes: uploadBytes(request, operation), remoteAddress: remoteAddressOf(request) }
      await takeLimits(services.limits, operation, { appId, userId: null, ...counted }, now)
      Object.assign(given, { value, ...(await receiveFiles(operation, { appId, userId: adminId }, files)) })
    }
    const opening = { tokenHash, now, isWriting: isWriting(operation) }
    const noted: { admin?: SignedInAdmin | null } = {}
    const result = await openAdminRequest<Outcome>(platformPool, opening, async (tx, admin) => {
      if (given.takeBack) onUndo(tx, given.takeBack)
      admit(request, admin, now)
      noted.admin = admin
      refuseForeignAdmin(given.value, ownFields, admin?.id ?? null)
      const audit = beginAudit()
      const context = contextOf({ request, headers, operation, given, services, tokenHash, tx, now, audit })
      const outcome = await handler.run({ ...context, admin })
      if (outcome instanceof Refusal) return undo<Outcome>(outcome)
      const caller = admin && { id: admin.id, role: null }
      audit.write({ ...context, answer: outcome, caller, appId: null, remoteAddress: request.ip })
      return readyAnswer(operation, outcome)
    })
    if (result instanceof Refusal) return sendRefusal(request, reply, result)
    const lastSeenAt = noted.admin?.lastSeenAt
    if (lastSeenAt) await noting(request, noteAdminUse(platformPool, { tokenHash, lastSeenAt, now }))
    return sendAnswer(request, reply.headers(headers), result, services.storage)
  }
}

/** The site that serves an operation. */
const sitesOf = (operation: AnyOperation) => ({
  app: operation.audience !== 'admin' && operation.site !== 'admin',
  admin: operation.audience === 'admin' || operation.site === 'admin' || operation.site === 'both',
})

/** Mounts every operation of the contract, each at the one path that the contract gives it. */
export const mount = (
  server: FastifyInstance,
  operations: readonly AnyOperation[],
  handlers: readonly AnyHandler[],
  dependencies: MountDependencies,
): void => {
  const receiveFiles = createFileReceiver(dependencies.services)
  const securityLog = createSecurityLog({
    server,
    clock: dependencies.clock,
    pseudonymOf: dependencies.services.pseudonymOf,
  })
  for (const handler of pairHandlers(operations, handlers)) {
    const { operation } = handler
    const sites = sitesOf(operation)
    const onApp = mountOnApp(handler, dependencies, receiveFiles)
    const onAdmin = mountOnAdmin(handler, dependencies, receiveFiles)
    server.route({
      method: operation.method,
      // Only paths and methods of the contract exist: a HEAD would run the operation as well.
      exposeHeadRoute: false,
      url: operation.path,
      config: { operation: operation.name },
      handler: (request, reply) => {
        // A form of another site may send multipart without a preflight request; only an upload reads it.
        if (request.isMultipart() && operation.kind !== 'upload')
          return sendRefusal(request, reply, new Refusal('wrong-format'))
        const isAdmin = request.isAdminSite
        if (!(isAdmin ? sites.admin : sites.app)) return sendRefusal(request, reply, new Refusal('not-found'))
        const run = () => (isAdmin ? onAdmin(request, reply) : onApp(request, reply))
        const { services, clock } = dependencies
        const isKnown = () => services.throttle.isKnownNetwork(remoteAddressOf(request), clock())
        return securityLog.watch(request, reply, operation, () =>
          handler.isHashing ? services.passwords.inTurn(run, isKnown) : run(),
        )
      },
    })
  }
}
