import type pg from 'pg'
import { acrossTenants, inTenant } from '../database/transaction.ts'
import { LAST_SEEN_STEP_MS } from './session-life.ts'
import { touchSession } from './sessions.ts'

type UsedSession = { tokenHash: Buffer | null; lastSeenAt: Date; now: Date }

/**
 * In a separate transaction, because most requests run in a read-only one. A failure loses nothing: the next
 * request records it.
 * @param owner null for an admin; `pool` is then that of the platform
 */
export const recordSessionUse = async (
  pool: pg.Pool,
  owner: { appId: string; userId: string } | null,
  { tokenHash, lastSeenAt, now }: UsedSession,
): Promise<void> => {
  if (!tokenHash || now.getTime() - lastSeenAt.getTime() <= LAST_SEEN_STEP_MS) return
  if (owner) await inTenant(pool, { ...owner, reach: 'own' }, async (tx) => touchSession(tx, tokenHash, now))
  else
    await acrossTenants(pool, 'admins belong to no app', async (tx) =>
      touchSession(tx, tokenHash, now, 'admin'),
    )
}
