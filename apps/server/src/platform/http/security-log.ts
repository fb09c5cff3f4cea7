import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_EVENTS, type SecurityEvent, type SecurityNote } from '../security-log/events.ts'
import { createLineBudget, type LineBudget } from '../security-log/line-budget.ts'
import { refusalFor } from './error-answer.ts'

/** Says that something happened that matters for security; written when it is certain that it did. */
export type TellSecurity = (event: SecurityEvent, userId: string | null) => void

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once admitted: an app's user or an admin. */
    callerId: string | null
    securityNotes: SecurityNote[] | null
  }
}

/** Statuses by which an upload's files are refused: neither its sender nor what a form's field lacks. */
const REFUSED_CONTENT = new Set([413, 415, 429])

export const tellSecurity =
  (request: FastifyRequest): TellSecurity =>
  (event, userId) => {
    request.securityNotes ??= []
    request.securityNotes.push({ event, userId, appId: request.app?.appId ?? null })
  }

type SecurityLogOptions = { server: FastifyInstance; clock: () => Date }

/** One line an event: `event`, `userId`, `appId` and the request's id, nothing that somebody has typed. */
export const createSecurityLog = ({ server, clock }: SecurityLogOptions) => {
  server.decorateRequest('callerId', null)
  server.decorateRequest('securityNotes', null)
  const budget = createLineBudget()
  tellOmitted(server, budget, clock)

  const write = (log: FastifyBaseLogger, note: SecurityNote): void => {
    if (budget.take(note, clock().getTime())) log[SECURITY_EVENTS[note.event]](note, 'security')
  }

  return {
    /**
     * Carries out a call and writes down what it has told once its transaction is over, also when nobody waits for the
     * answer any more. What failed without a refusal was undone, and so did not happen.
     */
    watch: async (
      request: FastifyRequest,
      reply: FastifyReply,
      operation: AnyOperation,
      run: () => Promise<unknown>,
    ): Promise<unknown> => {
      const finish = (status: number) => {
        if (status >= 500) return
        if (operation.kind === 'upload' && REFUSED_CONTENT.has(status))
          tellSecurity(request)('upload-refused', request.callerId)
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

/** With the next answer after a window is over, or at the end: no timer has to run for it. */
const tellOmitted = (server: FastifyInstance, budget: LineBudget, clock: () => Date): void => {
  const settle = (now: number) => {
    for (const { event, omitted } of budget.settle(now))
      server.log.warn({ event, userId: null, appId: null, omitted }, 'security')
  }
  server.addHook('onResponse', async () => settle(clock().getTime()))
  server.addHook('onClose', async () => settle(Number.POSITIVE_INFINITY))
}
