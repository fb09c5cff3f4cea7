import type { FastifyRequest } from 'fastify'
import { describeError } from '../../base/describe-error.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../base/services.ts'
import { codeOf, STATEMENT_ENDED } from '../../database/faults/database-away.ts'
import { StorageUnavailable } from '../../storage/storage.ts'

/**
 * Logs why a request is answered with 503: one line for each statement that took too long, which is in some place of the code,
 * and one for many requests that failed because a service was away. A refusal was decided, as in maintenance.
 */
export const logUnavailable = (
  request: FastifyRequest,
  { outages }: Pick<Services, 'outages'>,
  error: unknown,
): void => {
  if (error instanceof Refusal) return
  if (codeOf(error) === STATEMENT_ENDED) request.log.warn({ error: describeError(error) }, 'too slow')
  else outages[error instanceof StorageUnavailable ? 'storage' : 'database'].note('requests', error)
}
