import type { AnyOperation } from '@wohlauf/contract/operation'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import type { FileStorage } from '../../storage/storage.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The app of the request's host, once it is known. */
    app: AppSettings | null
  }
  interface FastifyReply {
    /** The name of the refusal that was sent, for the figures. */
    refusalName: string | null
  }
  interface FastifyContextConfig {
    operation?: string
  }
}

/**
 * A 401 contains the app's settings, so that the login page can show the app (specification, section 4); a 426, so that the
 * page for an outdated native app can lead to its store.
 */
const STATUSES_WITH_APP: readonly number[] = [401, 426]

export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  reply.refusalName = refusal.name
  const hasApp = STATUSES_WITH_APP.includes(refusal.status)
  const body = hasApp && request.app ? { ...refusal.body, ...request.app } : refusal.body
  return reply.code(refusal.status).send(body)
}

const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * A download's answer: the file's key, or the function that creates its bytes. It is opened or created after the
 * transaction.
 */
export type FileAnswer = { contentType: string; fileName: string } & (
  | { storageKey: string }
  | { make: () => Promise<Buffer> }
)

/** JSON as text, or a file. */
export type ReadyAnswer = string | FileAnswer

/** Parses before the commit: only the contract's fields leave the server, and an invalid answer undoes all. */
export const readyAnswer = (operation: AnyOperation, answer: unknown): ReadyAnswer =>
  operation.kind === 'download' ? (answer as FileAnswer) : JSON.stringify(operation.output.parse(answer))

/** No transaction is open any more: a file's storage may be slow. */
export const sendAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  storage: Pick<FileStorage, 'read'>,
): Promise<FastifyReply> => {
  if (typeof answer === 'string') return reply.header('content-type', JSON_TYPE).send(answer)
  const bytes = 'make' in answer ? await answer.make() : await storage.read(answer.storageKey)
  if (!bytes) return sendRefusal(request, reply, new Refusal('not-found'))
  return reply
    .header('content-type', answer.contentType)
    .header('content-disposition', contentDisposition(answer.fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}
