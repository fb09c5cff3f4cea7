import { getOwnSessions } from '@wohlauf/contract/accounts/sessions'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { session } from '../../../platform/sessions/tables.ts'

/** The name under which an admin's visit is listed. */
const SUPPORT = 'Support'

export const getOwnSessionsQuery = handle(getOwnSessions, async ({ tx, user, now, tokenHash }) => {
  const rows = await tx
    .select()
    .from(session)
    .where(
      and(
        eq(session.userId, user.id),
        gt(session.expiresAt, now),
        gt(
          session.lastSeenAt,
          sql`${now.toISOString()}::timestamptz - make_interval(secs => ${session.idleSeconds})`,
        ),
      ),
    )
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
  const sessions = rows.map((row) => ({
    sessionId: row.id,
    device: row.impersonatorAdminId ? SUPPORT : row.device,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastSeenAt.toISOString(),
    isCurrent: tokenHash?.equals(row.tokenHash) ?? false,
  }))
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
})
