import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants, type Tx } from '../../database/transaction.ts'
import { adminSecondFactor } from '../../second-factor/tables.ts'
import { adminSession } from '../../sessions/tables.ts'
import { adminUser } from '../../tenancy/tables.ts'
import type { SignedInAdmin } from './handler.ts'

const REASON = 'admins run all apps'

type AdminClaims = { tokenHash: Buffer | null; now: Date; isWriting: boolean }

const findAdmin = async (
  tx: Tx,
  tokenHash: Buffer,
  { now, isWriting }: AdminClaims,
): Promise<SignedInAdmin | null> => {
  const query = tx
    .select({
      id: adminUser.id,
      emailAddress: adminUser.emailAddress,
      lastSeenAt: adminSession.lastSeenAt,
      provedAt: sql<Date>`coalesce(${adminSession.provedAt}, 'epoch')`.mapWith(adminSession.createdAt),
      hasSecondFactor: sql<boolean>`${adminSecondFactor.ownerId} IS NOT NULL`,
      needsSecondFactor: sql<boolean>`${adminSession.needsSecondFactor} AND ${adminSecondFactor.ownerId} IS NULL`,
    })
    .from(adminSession)
    .innerJoin(adminUser, eq(adminUser.id, adminSession.adminId))
    .leftJoin(
      adminSecondFactor,
      and(eq(adminSecondFactor.ownerId, adminUser.id), isNotNull(adminSecondFactor.enabledAt)),
    )
    .where(
      and(
        eq(adminSession.tokenHash, tokenHash),
        eq(adminUser.isDisabled, false),
        gt(adminSession.expiresAt, now),
        gt(
          adminSession.lastSeenAt,
          sql`${now.toISOString()}::timestamptz - make_interval(secs => ${adminSession.idleSeconds})`,
        ),
      ),
    )
  // A write waits for a concurrent change of the admin: it is made before the change, or is refused.
  const [row] = await (isWriting ? query.for('no key update', { of: adminUser }) : query)
  return row ?? null
}

export const openAdminRequest = <T>(
  platformPool: pg.Pool,
  claims: AdminClaims,
  work: (tx: Tx, admin: SignedInAdmin | null, client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  acrossTenants(
    platformPool,
    REASON,
    async (tx, client) =>
      work(tx, claims.tokenHash ? await findAdmin(tx, claims.tokenHash, claims) : null, client),
    { isReadOnly: !claims.isWriting },
  )
