import { adminLogin as adminLoginOperation } from '@wohlauf/contract/authentication/authentication'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findEnabledFactor } from '../../../platform/second-factor/factors.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { adminUser } from '../../../platform/tenancy/tables.ts'
import { loginAttempt } from '../login-attempt.ts'
import { proveCode } from '../prove-code.ts'
import { toDoOf } from '../second-factor-of-admin.ts'

/** The second of two concurrent first logins waits, and counts as the second. @returns null when disabled meanwhile */
const lockAdmin = async (tx: Tx, adminId: string) => {
  const [row] = await tx
    .select()
    .from(adminUser)
    .where(and(eq(adminUser.id, adminId), eq(adminUser.isDisabled, false)))
    .for('no key update')
  return row ?? null
}

export const adminLogin = handle(
  adminLoginOperation,
  async (context) => {
    const { input, tx, now, services, remoteAddress, refuse, logSecurityEvent, giveToken } = context
    const { passwords, throttle } = services
    const attempt = loginAttempt('admin', input.emailAddress, remoteAddress)
    const { retryAfterSeconds, succeed } = await throttle.begin(attempt, now)
    if (retryAfterSeconds > 0) {
      logSecurityEvent('login-throttled', null)
      return refuse('too-many-requests', { retryAfterSeconds })
    }

    const [account] = await tx
      .select()
      .from(adminUser)
      .where(and(eq(adminUser.emailAddress, input.emailAddress), eq(adminUser.isDisabled, false)))
    const isRight = await passwords.verify(input.password, account?.passwordHash ?? null)
    if (!account || !isRight) {
      logSecurityEvent('login-failed', account?.id ?? null)
      return refuse('login-failed')
    }
    await succeed()
    const admin = await lockAdmin(tx, account.id)
    if (admin?.passwordHash !== account.passwordHash) return refuse('login-failed')
    const owner = { id: admin.id, appId: null, emailAddress: admin.emailAddress }
    const factor = await findEnabledFactor(tx, owner)
    const refusal = await proveCode(context, owner, input.code, factor)
    if (refusal) return refusal

    const passwordHash = passwords.isOutdated(admin.passwordHash)
      ? await passwords.hash(input.password)
      : admin.passwordHash
    await tx
      .update(adminUser)
      .set({ lastAuthenticatedAt: now, passwordHash })
      .where(eq(adminUser.id, admin.id))
    const isFirst = admin.lastAuthenticatedAt === null
    const state = {
      hasSecondFactor: factor !== null,
      needsSecondFactor: factor === null && !isFirst,
    }
    giveToken(
      await startSession(
        tx,
        { id: admin.id, role: null },
        { site: 'admin', needsSecondFactor: state.needsSecondFactor },
        now,
      ),
    )
    return {
      admin: {
        id: admin.id,
        emailAddress: shownAddress(admin.emailAddress),
        secondFactor: toDoOf(state),
      },
    }
  },
  { isHashing: true },
)
