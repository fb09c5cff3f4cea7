import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { describeError } from '../../base/describe-error.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../base/services.ts'
import type { Author } from '../../database/batched-write.ts'
import { isDatabaseAway } from '../../database/faults/database-away.ts'
import { onUndo, undo } from '../../database/transaction.ts'
import { expectedWaitMs } from '../../database/turns.ts'
import { writesOf } from '../../database/writes.ts'
import { type ReadyAnswer, readyAnswer, sendAnswer, sendRefusal } from '../answers/answer.ts'
import { overloaded, refusalFor } from '../answers/error-answer.ts'
import { createFileReceiver } from '../files/received-files.ts'
import { missingFiles, readUpload, uploadBytes } from '../files/upload.ts'
import { adminSite } from './admin-site.ts'
import { isWriting } from './admission.ts'
import { appSite } from './app-site.ts'
import { auditFor } from './audit-call.ts'
import { batchedWriteOf, type WriteValues } from './batched-write.ts'
import {
  contextOf,
  type RequestInput,
  remoteAddressOf,
  sendsToken,
  sentValueOf,
  tokenHashOf,
} from './call-context.ts'
import type { AnyHandler } from './handler.ts'
import { pairHandlers } from './pair-handlers.ts'
import { parseInput } from './parse-input.ts'
import { createSecurityLog } from './security-log.ts'
import type { Access, Admitted, Call, Site } from './site.ts'
import { takeLimits } from './take-limits.ts'
import { waitsTooLong } from './waits-too-long.ts'

export type MountDependencies = {
  pool: pg.Pool
  services: Services
  clock: () => Date
}

type Outcome = ReadyAnswer | Refusal
type ReceiveFiles = ReturnType<typeof createFileReceiver>

/** The work is done already: a failure to record the use of the session is no reason to refuse the answer. */
const loggingFailure = (
  request: FastifyRequest,
  { outages }: Pick<Services, 'outages'>,
  recording: Promise<void>,
): Promise<void> =>
  recording.catch((error: unknown) => {
    if (isDatabaseAway(error)) outages.database.note('sessions', error)
    else request.log.warn({ error: describeError(error) }, 'the use of a session could not be recorded')
  })

const callOf = (request: FastifyRequest, { operation }: AnyHandler, now: Date): Call => ({
  request,
  tokenHash: tokenHashOf(request),
  now,
  input: sentValueOf(request, operation),
})

/** @throws Error without a session of an app's user, which the operation's audience requires */
const authorOf = ({ tokenHash, now }: Call, { appId, userId }: Admitted): Author => {
  if (!appId || !userId || !tokenHash) throw new Error('a batched write needs a session')
  return { appId, userId, tokenHash, now }
}

const refuseWrite: WriteValues = () => {
  throw new Error('the handler states no batched write')
}

const mountOn = (
  site: Site,
  handler: AnyHandler,
  { pool, services }: MountDependencies,
  receiveFiles: ReceiveFiles,
) => {
  const { operation } = handler
  const beginAudit = auditFor(operation)
  const batched = batchedWriteOf(handler, pool)

  /**
   * The admission of a write is checked under the lock of the caller's account, which every change of the
   * account takes as well: the write comes before them, or is refused. All lock it before other rows, so that
   * no two transactions deadlock.
   */
  const access = !isWriting(operation) ? 'reading' : operation.audience === 'anyone' ? 'writing' : 'locking'

  /**
   * Runs before the body is read: rejected callers upload nothing, and no transaction waits for a slow connection.
   */
  const receive = async (call: Call): Promise<RequestInput> => {
    const { request, now } = call
    const { appId, userId, callerId, refuseForeign } = await site.open(call, 'reading', async (_tx, admit) =>
      admit(),
    )
    const take = (countedFor: string) => {
      const usage = { bytes: uploadBytes(request, operation), remoteAddress: remoteAddressOf(request) }
      return takeLimits(services.limits, operation, { appId: countedFor, userId, ...usage }, now)
    }
    if (appId) await take(appId)
    const { value, files } = await readUpload(request, operation)
    refuseForeign(value)
    const input = parseInput(operation.input, value, missingFiles(operation, files)) as { appId?: string }
    const uploader = { appId: appId ?? input.appId ?? '', userId: callerId }
    // An admin's upload counts for the app that it is meant for, which only its body contains.
    if (!appId) await take(uploader.appId)
    services.metrics.uploadBytes.inc(uploadBytes(request, operation))
    return { value, ...(await receiveFiles(operation, uploader, files)) }
  }

  /** Counts accepted uploads, and those that were refused before their operation. */
  const receiveCounted = async (call: Call): Promise<RequestInput> => {
    const { uploads } = services.metrics
    try {
      const receivedFiles = await receive(call)
      uploads.inc({ outcome: 'received' })
      return receivedFiles
    } catch (error) {
      uploads.inc({ outcome: refusalFor(error)?.name ?? 'internal-error' })
      throw error
    }
  }

  return async (request: FastifyRequest, reply: FastifyReply, now: Date): Promise<unknown> => {
    const call = callOf(request, handler, now)
    const { tokenHash } = call
    const requestInput: RequestInput =
      operation.kind === 'upload' ? await receiveCounted(call) : { value: call.input, files: {} }
    const headers: Record<string, string> = {}
    const caller: { admitted?: Admitted } = {}
    // An upload was counted before it was read, and admins are not limited.
    let isCounted = operation.kind === 'upload'

    const run = (
      as: Access,
      writerOf: (client: pg.PoolClient, author: Author) => WriteValues,
    ): Promise<Outcome> =>
      site.open<Outcome>({ ...call, input: requestInput.value }, as, async (tx, admit, client) => {
        if (requestInput.discard) onUndo(tx, requestInput.discard)
        const admitted = admit()
        caller.admitted = admitted
        const { appId, userId, actor } = admitted
        admitted.refuseForeign(requestInput.value)
        const audit = beginAudit()
        const context = contextOf({
          request,
          headers,
          operation,
          requestInput,
          services,
          tokenHash,
          tx,
          now,
          audit,
        })
        if (appId && !isCounted) {
          isCounted = true
          const usage = { input: context.input as object, remoteAddress: remoteAddressOf(request) }
          await takeLimits(services.limits, operation, { appId, userId, ...usage }, now)
        }
        const batchedWrite = batched ? writerOf(client, authorOf(call, admitted)) : refuseWrite
        const outcome = await handler.run({
          ...context,
          ...admitted.contextIn({ client, batchedWrite }),
        } as never)
        if (outcome instanceof Refusal) return undo<Outcome>(outcome)
        audit.write({ ...context, answer: outcome, caller: actor, appId, remoteAddress: request.ip })
        return readyAnswer(operation, outcome)
      })

    /** Null when nothing was written: a refusal is decided under the lock, as for every command. */
    const runWithOthers = async ({
      collect,
      withOthers,
    }: NonNullable<typeof batched>): Promise<Outcome | null> => {
      const collected = collect()
      const outcome = await run('reading', () => collected.keep)
      const { values } = collected
      if (outcome instanceof Refusal || !values || !caller.admitted) return null
      return (await withOthers(values, authorOf(call, caller.admitted))) ? outcome : null
    }

    const shared = batched && (await runWithOthers(batched))
    const result = shared ?? (await run(access, batched?.alone ?? (() => refuseWrite)))
    if (result instanceof Refusal) return sendRefusal(request, reply, result)
    const { admitted } = caller
    if (admitted?.lastSeenAt && !operation.leavesSessionIdle) {
      const session = { tokenHash, lastSeenAt: admitted.lastSeenAt, now }
      await loggingFailure(request, services, site.recordUse(admitted, session))
    }
    return sendAnswer(request, reply.headers(headers), result, services.storage)
  }
}

const sitesOf = (operation: AnyOperation) => ({
  app: operation.audience !== 'admin' && operation.site !== 'admin',
  admin: operation.audience === 'admin' || operation.site === 'admin' || operation.site === 'both',
})

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
    metrics: dependencies.services.metrics,
  })
  for (const handler of pairHandlers(operations, handlers)) {
    const { operation } = handler
    const sites = sitesOf(operation)
    const onApp = mountOn(appSite(handler, dependencies), handler, dependencies, receiveFiles)
    const onAdmin = mountOn(adminSite(handler, dependencies), handler, dependencies, receiveFiles)
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
        const { pool, services, clock } = dependencies
        const ownPool = isAdmin ? services.platformPool : pool
        const pools = isWriting(operation) ? [ownPool, writesOf(ownPool)] : [ownPool]
        const queued = Math.max(...pools.map(expectedWaitMs))
        if (waitsTooLong(operation, sendsToken(request), queued))
          return sendRefusal(request, reply, overloaded())
        const run = () => (isAdmin ? onAdmin : onApp)(request, reply, clock())
        const isKnown = () => services.throttle.isKnownNetwork(remoteAddressOf(request), clock())
        return securityLog.watch(request, reply, operation, () =>
          handler.isHashing ? services.passwords.inTurn(run, isKnown) : run(),
        )
      },
    })
  }
}
