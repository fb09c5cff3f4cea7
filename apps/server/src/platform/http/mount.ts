import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { contentOfRequest } from '../content/content-of-request.ts'
import { bind, makeReadOnly, onUndo, type Tx, undo } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import { deviceOf } from '../sessions/device.ts'
import { type Opened, openRequest } from '../sessions/open-request.ts'
import { LAST_SEEN_STEP_MS } from '../sessions/session-life.ts'
import { touchSession } from '../sessions/sessions.ts'
import { hashToken, isToken } from '../sessions/token.ts'
import { openAdminRequest } from './admin-request.ts'
import { isWriting, refuseAdmission } from './admission.ts'
import { type ReadyAnswer, readyAnswer, sendAnswer, sendRefusal } from './answer.ts'
import { type AuditOfCall, auditFor } from './audit-call.ts'
import type { AnyHandler } from './handler.ts'
import { parseInput, refuseForeignIds } from './parse-input.ts'
import { createFileReceiver, type ReceivedFiles } from './received-files.ts'
import { Refusal } from './refusal.ts'
import { createSecurityLog, tellSecurity } from './security-log.ts'
import { readUpload, uploadBytes } from './upload.ts'
import { takeUploadQuota } from './upload-quota.ts'

export type MountDependencies = {
  pool: pg.Pool
  services: Services
  clock: () => Date
}

type RequestInput = { value: unknown; files: ReceivedFiles['files']; takeBack?: ReceivedFiles['takeBack'] }
type Outcome = ReadyAnswer | Refusal
type ReceiveFiles = ReturnType<typeof createFileReceiver>

const clientOf = (request: FastifyRequest) =>
  request.headers['mobile-app-version'] === undefined ? ('web' as const) : ('native' as const)

const appVersionOf = (request: FastifyRequest): string | null => {
  const version = request.headers['app-version']
  return typeof version === 'string' && version !== '' ? version : null
}

const tokenHashOf = (request: FastifyRequest): Buffer | null => {
  const token = request.headers['auth-token']
  return isToken(token) ? hashToken(token) : null
}

/** Not a stranger without a session, as every visit begins, nor somebody who is asked for their consent. */
const isWorthTelling = (request: FastifyRequest, { name, status }: Refusal): boolean =>
  name !== 'health-consent-required' &&
  (status === 403 || (status === 401 && request.headers['auth-token'] !== undefined))

const givenValue = (request: FastifyRequest, { method, pathField }: AnyOperation): unknown => {
  if (method !== 'GET') return request.body
  return pathField ? { ...(request.query as object), ...(request.params as object) } : request.query
}

/** Everything a handler's context has, whichever site it is for. */
const contextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: AnyOperation,
  given: RequestInput,
  { services }: MountDependencies,
  tokenHash: Buffer | null,
  tx: Tx,
  now: Date,
  audit: AuditOfCall,
) => ({
  input: parseInput(operation.input, given.value),
  files: given.files,
  tx,
  now,
  services,
  tokenHash,
  // A client that is gone already has no address any more; its try still counts, with all of its kind.
  remoteAddress: request.ip ?? 'gone',
  client: clientOf(request),
  appVersion: appVersionOf(request),
  device: deviceOf(request.headers['user-agent']),
  refuse: (...args: ConstructorParameters<typeof Refusal>) => new Refusal(...args),
  tellSecurity: tellSecurity(request),
  tellAudit: audit.tell,
  giveToken: (token: string) => void reply.header('auth-token', token),
  clearBrowser: () => void reply.header('clear-site-data', '"storage"'),
})

const mountOnApp = (handler: AnyHandler, dependencies: MountDependencies, receiveFiles: ReceiveFiles) => {
  const { operation } = handler
  const { pool, clock, services } = dependencies
  const beginAudit = auditFor(operation)

  const admit = (request: FastifyRequest, opened: Opened | null): Opened => {
    if (!opened) throw new Refusal('unknown-host')
    request.app = opened.app
    request.callerId = opened.user?.id ?? null
    const refusal = refuseAdmission(operation, opened)
    if (!refusal) return opened
    if (isWorthTelling(request, refusal)) tellSecurity(request)('admission-refused', request.callerId)
    throw refusal
  }

  /**
   * What admits a write is asked under the lock of the caller's account, which a withdrawal of consent, a deletion and every
   * change of the account take as well: the write comes before them, or is refused. Locked before all other rows of the
   * account, so that no two transactions wait for each other.
   */
  const isLocking = operation.audience !== 'anyone' && isWriting(operation)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = clock()
    const tokenHash = tokenHashOf(request)
    let isRead = operation.kind === 'query'
    const opening = { host: request.host, tokenHash, now, isRead: () => isRead }
    const given: RequestInput = { value: givenValue(request, operation), files: {} }
    if (operation.kind === 'upload') {
      // Check admission before reading the body: rejected callers upload nothing. No transaction waits for a slow line, for a
      // file to be judged, or for the storage.
      const appId = await openRequest(pool, opening, async (_tx, opened) => admit(request, opened).app.appId)
      await takeUploadQuota(services.limits, appId, uploadBytes(request, operation), now)
      const { value, files } = await readUpload(request, operation)
      parseInput(operation.input, value)
      Object.assign(given, { value, ...(await receiveFiles(operation, appId, files)) })
    }
    const result = await openRequest<Outcome>(pool, { ...opening, isLocking }, async (tx, opened, client) => {
      if (given.takeBack) onUndo(tx, given.takeBack)
      const admitted = admit(request, opened)
      const { app, user } = admitted
      refuseForeignIds(given.value, app.appId, user?.id ?? null)
      if (user?.isImpersonated) {
        // A second bar behind the refusal of commands, for a query that writes. Only a visit's own end, for anyone, may.
        if (operation.audience !== 'anyone') await makeReadOnly(client)
      } else if (user && tokenHash && now.getTime() - user.lastSeenAt.getTime() > LAST_SEEN_STEP_MS) {
        isRead = false
        await touchSession(tx, tokenHash, now)
      }
      const audit = beginAudit()
      const context = contextOf(request, reply, operation, given, dependencies, tokenHash, tx, now, audit)
      const outcome = await handler.run({
        ...context,
        app,
        user,
        content: contentOfRequest(services.sharedContent, admitted),
        giveToken: (token: string) => {
          // A session was begun, whatever the call is called: it is there before its token is.
          isRead = false
          reply.header('auth-token', token)
        },
        actAs: (userId: string) => bind(client, { appId: app.appId, userId, reach: 'own' }),
        actForSponsor: (sponsorId: string) =>
          bind(client, { appId: app.appId, userId: null, reach: 'link', sponsorId }),
      })
      if (outcome instanceof Refusal) return undo<Outcome>(outcome)
      audit.write({ ...context, answer: outcome, caller: user, appId: app.appId, remoteAddress: request.ip })
      return readyAnswer(operation, outcome)
    })
    if (result instanceof Refusal) return sendRefusal(request, reply, result)
    return sendAnswer(request, reply, result, services.storage)
  }
}

const mountOnAdmin = (handler: AnyHandler, dependencies: MountDependencies) => {
  const { operation } = handler
  const beginAudit = auditFor(operation)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = dependencies.clock()
    const tokenHash = tokenHashOf(request)
    const { platformPool } = dependencies.services
    const opening = { tokenHash, now, isWriting: isWriting(operation) }
    const result = await openAdminRequest<Outcome>(platformPool, opening, async (tx, admin) => {
      request.callerId = admin?.id ?? null
      if (operation.audience === 'admin' && !admin) {
        const refusal = new Refusal('authentication-required')
        if (isWorthTelling(request, refusal)) tellSecurity(request)('admission-refused', null)
        throw refusal
      }
      const given = { value: givenValue(request, operation), files: {} }
      // Where an admin names an app or a user, it is whom the call is about.
      const isAbout = Object.keys(operation.input.shape)
      refuseForeignIds(given.value, null, isAbout.includes('userId') ? null : (admin?.id ?? null))
      const audit = beginAudit()
      const context = contextOf(request, reply, operation, given, dependencies, tokenHash, tx, now, audit)
      const outcome = await handler.run({ ...context, admin })
      if (outcome instanceof Refusal) return undo<Outcome>(outcome)
      const caller = admin && { id: admin.id, role: null }
      audit.write({ ...context, answer: outcome, caller, appId: null, remoteAddress: request.ip })
      return readyAnswer(operation, outcome)
    })
    if (result instanceof Refusal) return sendRefusal(request, reply, result)
    return sendAnswer(request, reply, result, dependencies.services.storage)
  }
}

/** Which of the two sites an operation is served on. */
const sitesOf = (operation: AnyOperation) => ({
  app: operation.audience !== 'admin' && operation.site !== 'admin',
  admin: operation.audience === 'admin' || operation.site === 'admin' || operation.site === 'both',
})

/** @throws StartError when an operation has no handler, or two, or a handler no operation: the server does not start half. */
const pairUp = (operations: readonly AnyOperation[], handlers: readonly AnyHandler[]): AnyHandler[] => {
  const idle = handlers.find(({ operation }) => !operations.includes(operation))
  if (idle)
    throw new StartError(`The operation ${idle.operation.name} has a handler but is not in the contract.`)
  return operations.map((operation) => {
    const fitting = handlers.filter((handler) => handler.operation === operation)
    if (fitting.length !== 1 || !fitting[0])
      throw new StartError(
        `The operation ${operation.name} has ${fitting.length} handlers; it needs exactly one, in contexts/<context>/operations.`,
      )
    return fitting[0]
  })
}

/** Serves every operation of the contract, each at the one path that the contract gives it. */
export const mount = (
  server: FastifyInstance,
  operations: readonly AnyOperation[],
  handlers: readonly AnyHandler[],
  dependencies: MountDependencies,
): void => {
  const receiveFiles = createFileReceiver(dependencies.services)
  const securityLog = createSecurityLog({ server, clock: dependencies.clock })
  for (const handler of pairUp(operations, handlers)) {
    const { operation } = handler
    const sites = sitesOf(operation)
    const onApp = mountOnApp(handler, dependencies, receiveFiles)
    const onAdmin = mountOnAdmin(handler, dependencies)
    server.route({
      method: operation.method,
      // Only what the contract names exists: a HEAD would run the operation as well.
      exposeHeadRoute: false,
      url: operation.path,
      config: { operation: operation.name },
      handler: (request, reply) => {
        // A form of another page may send multipart without asking first; only an upload reads it.
        if (request.isMultipart() && operation.kind !== 'upload')
          return sendRefusal(request, reply, new Refusal('wrong-format'))
        const isAdmin = request.isAdminSite
        if (!(isAdmin ? sites.admin : sites.app)) return sendRefusal(request, reply, new Refusal('not-found'))
        const run = () => (isAdmin ? onAdmin(request, reply) : onApp(request, reply))
        const { services, clock } = dependencies
        const isKnown = () => services.throttle.isKnownNetwork(request.ip ?? 'gone', clock())
        return securityLog.watch(request, reply, operation, () =>
          handler.isHashing ? services.passwords.inTurn(run, isKnown) : run(),
        )
      },
    })
  }
}
