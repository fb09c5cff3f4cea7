import { adminLogin as adminLoginOperation } from '@wohlauf/contract/authentication'
import { and, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { isOutdated } from '../../../platform/passwords/argon2.ts'
import { startAdminSession } from '../../../platform/sessions/sessions.ts'
import { adminUser } from '../../../platform/tenancy/tables.ts'
import { loginAttempt } from '../login-attempt.ts'

export const adminLogin = handle(
  adminLoginOperation,
  async ({ input, tx, now, services, remoteAddress, refuse, tellSecurity, giveToken }) => {
    const { passwords, throttle } = services
    const attempt = loginAttempt('admin', input.emailAddress, remoteAddress)
    const { retryAfterSeconds, succeed } = await throttle.begin(attempt, now)
    if (retryAfterSeconds > 0) {
      tellSecurity('login-throttled', null)
      return refuse('too-many-requests', { retryAfterSeconds })
    }

    const [row] = await tx
      .select()
      .from(adminUser)
      .where(and(eq(adminUser.emailAddress, input.emailAddress), eq(adminUser.isDisabled, false)))
    const isRight = await passwords.verify(input.password, row?.passwordHash ?? null)
    if (!row || !isRight) {
      tellSecurity('login-failed', row?.id ?? null)
      return refuse('login-failed')
    }
    await succeed()
    const passwordHash = isOutdated(row.passwordHash)
      ? await passwords.hash(input.password)
      : row.passwordHash
    await tx.update(adminUser).set({ lastAuthenticatedAt: now, passwordHash }).where(eq(adminUser.id, row.id))
    giveToken(await startAdminSession(tx, row.id, now))
    return { admin: { id: row.id, emailAddress: row.emailAddress } }
  },
  { isHashing: true },
)
