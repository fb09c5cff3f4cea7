import { login as loginOperation } from '@wohlauf/contract/authentication'
import type { Role } from '@wohlauf/contract/features'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { isOutdated } from '../../../platform/passwords/argon2.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { findLogin } from '../find-login.ts'
import { loginAttempt } from '../login-attempt.ts'
import { toSessionUser } from '../session-user.ts'

/**
 * One password check whether or not the address has an account, so that neither words nor time tell; failures count by
 * account, by network, and by both together.
 */
export const login = handle(
  loginOperation,
  async (context) => {
    const { input, tx, now, app, services, remoteAddress, client, device } = context
    const { refuse, tellSecurity, giveToken, actAs } = context
    const { passwords, throttle } = services
    const attempt = loginAttempt(app.appId, input.emailAddress, remoteAddress)
    const { retryAfterSeconds, succeed } = await throttle.begin(attempt, now)
    if (retryAfterSeconds > 0) {
      tellSecurity('login-throttled', null)
      return refuse('too-many-requests', { retryAfterSeconds })
    }

    const found = await findLogin(tx, input.emailAddress)
    const isRight = await passwords.verify(input.password, found?.passwordHash ?? null)
    if (!found || !isRight || found.isDisabled) tellSecurity('login-failed', found?.id ?? null)
    if (!found || !isRight) return refuse('login-failed')
    if (found.isDisabled) return refuse('user-disabled')

    await succeed()
    await actAs(found.id)
    const [row] = await tx.select().from(appUser).where(eq(appUser.id, found.id))
    if (!row) return refuse('login-failed')
    const passwordHash = isOutdated(row.passwordHash)
      ? await passwords.hash(input.password)
      : row.passwordHash
    await tx.update(appUser).set({ lastAuthenticatedAt: now, passwordHash }).where(eq(appUser.id, row.id))
    giveToken(await startSession(tx, { id: row.id, role: row.role as Role }, { client, device }, now))
    return { ...app, user: toSessionUser(row) }
  },
  { isHashing: true },
)
