import type pg from 'pg'
import { acrossTenants, inTenant } from '../database/transaction.ts'
import { LAST_SEEN_STEP_MS } from './session-life.ts'
import { touchAdminSession, touchSession } from './sessions.ts'

/** The session of a request, as it was when the request was opened. */
type UsedSession = { tokenHash: Buffer | null; lastSeenAt: Date; now: Date }

const isDue = ({ lastSeenAt, now }: UsedSession): boolean =>
  now.getTime() - lastSeenAt.getTime() > LAST_SEEN_STEP_MS

/**
 * Records the use of a session at most once in {@link LAST_SEEN_STEP_MS}, in a separate transaction, because
 * most requests run in a read-only one. A failure loses nothing: the session's next request records it.
 */
export const noteUse = async (
  pool: pg.Pool,
  { appId, userId }: { appId: string; userId: string },
  used: UsedSession,
): Promise<void> => {
  const { tokenHash, now } = used
  if (!tokenHash || !isDue(used)) return
  await inTenant(pool, { appId, userId, reach: 'own' }, async (tx) => touchSession(tx, tokenHash, now))
}

/** {@link noteUse} for an admin's session. */
export const noteAdminUse = async (platformPool: pg.Pool, used: UsedSession): Promise<void> => {
  const { tokenHash, now } = used
  if (!tokenHash || !isDue(used)) return
  await acrossTenants(platformPool, 'admins belong to no app', (tx) => touchAdminSession(tx, tokenHash, now))
}
