import type { AppSettings } from '@wohlauf/contract/authentication'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentDisposition } from './content-disposition.ts'
import type { FileAnswer } from './handler.ts'
import type { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The app of the request's host, once it is known. */
    app: AppSettings | null
  }
  interface FastifyContextConfig {
    /** The operation's name, for the log. */
    operation?: string
  }
}

/** A 401 carries the app's settings, so that the login page knows whose it is (specification, section 4). */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds)
  const body = refusal.status === 401 && request.app ? { ...refusal.body, ...request.app } : refusal.body
  return reply.code(refusal.status).send(body)
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Only what the contract names leaves the house: the answer is parsed, and whatever else a row had is dropped. */
export const sendAnswer = (reply: FastifyReply, operation: AnyOperation, answer: unknown): FastifyReply => {
  if (operation.kind !== 'download')
    return reply.header('content-type', JSON_TYPE).send(JSON.stringify(operation.output.parse(answer)))
  const file = answer as FileAnswer
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file.fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.bytes)
}
