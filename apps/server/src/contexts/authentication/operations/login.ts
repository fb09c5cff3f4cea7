import { login as loginOperation } from '@wohlauf/contract/authentication'
import type { Role } from '@wohlauf/contract/features'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { isOutdated } from '../../../platform/passwords/argon2.ts'
import { startSession } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { toSessionUser } from '../session-user.ts'
import { accountSubject, addressSubject } from '../throttle-subjects.ts'

/**
 * One password check whether or not the address has an account, so that neither words nor time tell; failures count by
 * account and by the address they come from.
 */
export const login = handle(
  loginOperation,
  async ({ input, tx, now, app, services, remoteAddress, client, device, refuse, giveToken, actAs }) => {
    const { passwords, throttle } = services
    const subjects = [accountSubject(app.appId, input.emailAddress), addressSubject(remoteAddress)]
    const retryAfterSeconds = await throttle.begin(subjects, now)
    if (retryAfterSeconds > 0) return refuse('too-many-requests', { retryAfterSeconds })

    const [row] = await tx.select().from(appUser).where(eq(appUser.emailAddress, input.emailAddress))
    const isRight = await passwords.verify(input.password, row?.passwordHash ?? null)
    if (!row || !isRight) return refuse('login-failed')
    if (row.isDisabled) return refuse('user-disabled')

    await throttle.succeed(subjects)
    await actAs(row.id)
    const passwordHash = isOutdated(row.passwordHash)
      ? await passwords.hash(input.password)
      : row.passwordHash
    await tx.update(appUser).set({ lastAuthenticatedAt: now, passwordHash }).where(eq(appUser.id, row.id))
    giveToken(await startSession(tx, { id: row.id, role: row.role as Role }, { client, device }, now))
    return { ...app, user: toSessionUser(row) }
  },
  { isHashing: true },
)
