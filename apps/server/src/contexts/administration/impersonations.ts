import { IMPERSONATION_SECONDS } from '@wohlauf/contract/rules/link-life'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { anyOf } from '../../platform/database/any-of.ts'
import { acrossTenants, type Tx } from '../../platform/database/transaction.ts'
import { hashToken, isToken, newToken } from '../../platform/sessions/token.ts'
import { adminUser, appUser } from '../../platform/tenancy/tables.ts'
import { impersonation } from './database/tables.ts'

const LIFE_MS = IMPERSONATION_SECONDS * 1000

const REASON = "admins' visits are stored outside of the apps"

type Account = { appId: string; userId: string }

/** Valid for one visit, within a minute. @returns the token, which is stored nowhere else */
export const issueImpersonation = async (
  tx: Tx,
  adminId: string,
  { appId, userId }: Account,
  now: Date,
): Promise<string> => {
  const token = newToken()
  await tx.insert(impersonation).values({
    tokenHash: hashToken(token),
    adminId,
    ofAppId: appId,
    ofUserId: userId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  })
  return token
}

/**
 * One of many concurrent attempts succeeds. The token stays used, even if the request fails.
 * @param appId the token works only in this app, and is used up only there
 * @returns null when it is unknown, used, too old, another app's, or its admin may no longer log in
 */
export const beginImpersonation = async (
  platformPool: pg.Pool,
  appId: string,
  token: string,
  now: Date,
): Promise<{ adminId: string; userId: string } | null> => {
  if (!isToken(token)) return null
  const isIssued = and(
    eq(impersonation.tokenHash, hashToken(token)),
    eq(impersonation.ofAppId, appId),
    isNull(impersonation.usedAt),
    gt(impersonation.expiresAt, now),
  )
  const startedVisit = await acrossTenants(platformPool, REASON, async (tx) => {
    // Two statements: a distributed database changes no local table by a condition on a reference table.
    const [issue] = await tx.select({ adminId: impersonation.adminId }).from(impersonation).where(isIssued)
    if (!issue) return
    const mayLogIn = and(eq(adminUser.id, issue.adminId), eq(adminUser.isDisabled, false))
    const [admin] = await tx.select({ id: adminUser.id }).from(adminUser).where(mayLogIn)
    if (!admin) return
    const [visit] = await tx
      .update(impersonation)
      .set({ usedAt: now })
      .where(isIssued)
      .returning({ adminId: impersonation.adminId, userId: impersonation.ofUserId })
    return visit
  })
  return startedVisit?.userId ? { adminId: startedVisit.adminId, userId: startedVisit.userId } : null
}

/** @param visit.begunAt when its session began, which is when its token was used */
export const endImpersonation = async (
  platformPool: pg.Pool,
  { appId, userId, adminId, begunAt }: Account & { adminId: string; begunAt: Date },
  now: Date,
): Promise<void> => {
  await acrossTenants(platformPool, REASON, (tx) =>
    tx
      .update(impersonation)
      .set({ endedAt: now })
      .where(
        and(
          eq(impersonation.ofAppId, appId),
          eq(impersonation.ofUserId, userId),
          eq(impersonation.adminId, adminId),
          eq(impersonation.usedAt, begunAt),
          isNull(impersonation.endedAt),
        ),
      ),
  )
}

/**
 * Removes the account's id from visits. Visits and accounts are read separately (`placement` in `access.ts`):
 * an account that disappears in between is handled the next time.
 */
export const forgetVisitsInGoneAccounts = async (platformPool: pg.Pool, appId: string): Promise<void> => {
  await acrossTenants(platformPool, REASON, async (tx) => {
    const visits = await tx
      .selectDistinct({ id: impersonation.ofUserId })
      .from(impersonation)
      .where(and(eq(impersonation.ofAppId, appId), isNotNull(impersonation.ofUserId)))
    const ids = visits.flatMap(({ id }) => id ?? [])
    const present = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.appId, appId), anyOf(appUser.id, ids)))
    const deletedIds = new Set(ids).difference(new Set(present.map(({ id }) => id)))
    await tx
      .update(impersonation)
      .set({ ofUserId: null })
      .where(and(eq(impersonation.ofAppId, appId), anyOf(impersonation.ofUserId, [...deletedIds])))
  })
}
