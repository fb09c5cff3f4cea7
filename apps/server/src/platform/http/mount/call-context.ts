import type { AnyOperation } from '@wohlauf/contract/operation'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../base/services.ts'
import type { Tx } from '../../database/transaction.ts'
import { deviceOf } from '../../sessions/device.ts'
import { hashToken, isToken } from '../../sessions/token.ts'
import type { ReceivedFiles } from '../files/received-files.ts'
import type { AuditOfCall } from './audit-call.ts'
import { parseInput } from './parse-input.ts'
import { logSecurityEvent } from './security-log.ts'

/** The input of a call; the files of an upload have been stored already. */
export type RequestInput = {
  value: unknown
  files: ReceivedFiles['files']
  discard?: ReceivedFiles['discard']
}

/** The unvalidated version header; null in a browser. */
export const shellVersionOf = (request: FastifyRequest): string | null =>
  request.headers['mobile-app-version']?.toString() ?? null

const clientOf = (request: FastifyRequest) =>
  shellVersionOf(request) === null ? ('web' as const) : ('native' as const)

const appVersionOf = (request: FastifyRequest): string | null => {
  const version = request.headers['app-version']
  return typeof version === 'string' && version !== '' ? version : null
}

/** A disconnected client has no address any more: such attempts count together. */
const DISCONNECTED = 'disconnected'

export const remoteAddressOf = (request: FastifyRequest): string => request.ip ?? DISCONNECTED

/** Whether the caller states to be logged in; the opening of the request will say whether it is true. */
export const sendsToken = (request: FastifyRequest): boolean => isToken(request.headers['auth-token'])

export const tokenHashOf = (request: FastifyRequest): Buffer | null => {
  const token = request.headers['auth-token']
  return isToken(token) ? hashToken(token) : null
}

export const sentValueOf = (request: FastifyRequest, { method, pathField }: AnyOperation): unknown => {
  if (method !== 'GET') return request.body
  return pathField ? { ...(request.query as object), ...(request.params as object) } : request.query
}

type Call = {
  request: FastifyRequest
  /** Headers of the answer, not of refusals or errors: they are true only once the work is committed. */
  headers: Record<string, string>
  operation: AnyOperation
  requestInput: RequestInput
  services: Services
  tokenHash: Buffer | null
  tx: Tx
  now: Date
  audit: AuditOfCall
}

export const contextOf = ({
  request,
  headers,
  operation,
  requestInput,
  services,
  tokenHash,
  tx,
  now,
  audit,
}: Call) => ({
  input: parseInput(operation.input, requestInput.value),
  files: requestInput.files,
  tx,
  now,
  services,
  tokenHash,
  remoteAddress: remoteAddressOf(request),
  client: clientOf(request),
  appVersion: appVersionOf(request),
  device: deviceOf(request.headers['user-agent']),
  refuse: (...args: ConstructorParameters<typeof Refusal>) => new Refusal(...args),
  logSecurityEvent: logSecurityEvent(request),
  addAuditNote: audit.addNote,
  giveToken: (token: string) => {
    if (!operation.startsSession)
      throw new Error(`the contract does not state that ${operation.name} starts a session`)
    headers['auth-token'] = token
  },
  clearBrowser: () => {
    headers['clear-site-data'] = '"storage"'
  },
})
