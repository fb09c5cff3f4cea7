import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../../base/metrics/metrics.ts'
import { SECURITY_EVENTS, type SecurityEvent, type SecurityNote } from '../../security-log/events.ts'
import { createLineBudget, type LineBudget } from '../../security-log/line-budget.ts'
import type { Pseudonyms } from '../../security-log/pseudonyms.ts'
import { refusalFor } from '../answers/error-answer.ts'

export type TellSecurity = (event: SecurityEvent, userId: string | null) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once admitted: an app's user or an admin. */
    callerId: string | null
    securityNotes: SecurityNote[] | null
  }
}

/** Statuses for refused files of an upload, as opposed to a refused sender or missing form fields. */
const REFUSED_CONTENT = new Set([413, 415, 429])

export const logSecurityEvent =
  (request: FastifyRequest): TellSecurity =>
  (event, userId) => {
    request.securityNotes ??= []
    request.securityNotes.push({ event, userId, appId: request.app?.appId ?? null })
  }

type SecurityLogOptions = {
  server: FastifyInstance
  clock: () => Date
  pseudonymOf: Pseudonyms
  metrics: Metrics
}

/** One line per event: `event`, `user` (a pseudonym), `appId` and the request's id, without typed text. */
export const createSecurityLog = ({ server, clock, pseudonymOf, metrics }: SecurityLogOptions) => {
  server.decorateRequest('callerId', null)
  server.decorateRequest('securityNotes', null)
  const budget = createLineBudget()
  logOmitted(server, budget, clock)

  const write = (log: FastifyBaseLogger, note: SecurityNote): void => {
    metrics.securityEvents.inc({ event: note.event, site: note.appId === null ? 'ADMIN' : 'APP' })
    if (!budget.take(note, clock().getTime())) return
    const { event, userId, appId } = note
    log[SECURITY_EVENTS[event]]({ event, user: userId && pseudonymOf(userId), appId }, 'security')
  }

  return {
    /** Logs once the transaction is over, also without a client; a call that failed without a refusal logs nothing. */
    watch: async (
      request: FastifyRequest,
      reply: FastifyReply,
      operation: AnyOperation,
      run: () => Promise<unknown>,
    ): Promise<unknown> => {
      const finish = (status: number) => {
        if (status >= 500) return
        if (operation.kind === 'upload' && REFUSED_CONTENT.has(status))
          logSecurityEvent(request)('upload-refused', request.callerId)
        for (const note of request.securityNotes ?? []) write(request.log, note)
      }
      try {
        const answer = await run()
        finish(reply.statusCode)
        return answer
      } catch (error) {
        finish(refusalFor(error)?.status ?? 500)
        throw error
      }
    },
  }
}

/** Logged with the next answer after a window is over, or at the end: no timer is needed. */
const logOmitted = (server: FastifyInstance, budget: LineBudget, clock: () => Date): void => {
  const settle = (now: number) => {
    for (const { event, omitted } of budget.settle(now))
      server.log.warn({ event, user: null, appId: null, omitted }, 'security')
  }
  server.addHook('onResponse', async () => settle(clock().getTime()))
  server.addHook('onClose', async () => settle(Number.POSITIVE_INFINITY))
}
