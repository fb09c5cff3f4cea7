import type { AppSettings } from '@wohlauf/contract/authentication/authentication'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { TellSecurity } from '../../platform/http/server/security-log.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { loginAttempt } from './login-attempt.ts'

export type PasswordCheck = {
  tx: Tx
  now: Date
  app: AppSettings
  user: { id: string }
  services: Pick<Services, 'passwords' | 'throttle'>
  remoteAddress: string
  logSecurityEvent: TellSecurity
}

type No = Refusal<'current-password-wrong' | 'too-many-requests'>

/** @param field of the form, at which the error is shown */
export const wrongPassword = (field: string): Refusal<'current-password-wrong'> =>
  new Refusal('current-password-wrong', { fields: { [field]: REFUSALS['current-password-wrong'].message } })

/**
 * Whether a signed-in user also knows the password: a device left unlocked must not be enough for
 * irreversible actions. Also for the holder of a mailed link, where a mailbox must not be enough. Throttled together with logins, so that it gives no additional guesses.
 */
export const proveCurrentPassword = async (
  { tx, now, app, user, services, remoteAddress, logSecurityEvent }: PasswordCheck,
  password: string,
  field: string,
): Promise<typeof appUser.$inferSelect | No> => {
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
  if (!account) return wrongPassword(field)
  const attempt = loginAttempt(app.appId, account.emailAddress, remoteAddress)
  const { retryAfterSeconds, succeed } = await services.throttle.begin(attempt, now)
  if (retryAfterSeconds > 0) {
    logSecurityEvent('login-throttled', user.id)
    return new Refusal('too-many-requests', { retryAfterSeconds })
  }
  if (!(await services.passwords.verify(password, account.passwordHash))) {
    logSecurityEvent('current-password-wrong', user.id)
    return wrongPassword(field)
  }
  await succeed()
  return account
}
