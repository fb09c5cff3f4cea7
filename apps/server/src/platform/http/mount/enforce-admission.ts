import type { FastifyRequest } from 'fastify'
import type { Refusal } from '../../base/refusal.ts'
import { logSecurityEvent } from './security-log.ts'

/** Refusals after which the web asks the user and repeats the call. */
const USER_PROMPTS: readonly string[] = [
  'health-consent-required',
  'fresh-login-required',
  'second-factor-missing',
]

/** Not logged: refusals without a session token, which every first page load causes, and `USER_PROMPTS`. */
const isLogged = (request: FastifyRequest, { name, status }: Refusal): boolean =>
  !USER_PROMPTS.includes(name) &&
  (status === 403 || (status === 401 && request.headers['auth-token'] !== undefined))

/** @throws Refusal the given one, after the caller was recorded for the logs */
export const enforceAdmission = (
  request: FastifyRequest,
  callerId: string | null,
  refusal: Refusal | null,
): void => {
  request.callerId = callerId
  if (!refusal) return
  if (isLogged(request, refusal)) logSecurityEvent(request)('admission-refused', callerId)
  throw refusal
}
