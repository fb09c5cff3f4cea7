import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { FastifyRequest } from 'fastify'
import { openRequest } from '../../sessions/open-request.ts'
import type { MountDependencies } from '../mount/mount.ts'

/** The app of the request's host; null for the admin site and for a host without an app. */
export const findApp = async (
  request: FastifyRequest,
  { pool, clock }: Pick<MountDependencies, 'pool' | 'clock'>,
): Promise<AppSettings | null> => {
  if (request.isAdminSite) return null
  const opening = { host: request.host, tokenHash: null, now: clock(), isReadOnly: true }
  const opened = await openRequest(pool, opening, async (_tx, scope) => scope)
  return opened?.app ?? null
}
