import { REFUSALS } from '@wohlauf/contract/refusals'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Services } from '../../platform/base/services.ts'
import type { TellSecurity } from '../../platform/http/mount/security-log.ts'
import { loginAttempt } from './login-attempt.ts'

export type PasswordProof = {
  now: Date
  services: Pick<Services, 'passwords' | 'throttle'>
  remoteAddress: string
  logSecurityEvent: TellSecurity
}

type Account = { id: string; emailAddress: string; passwordHash: string }

export const wrongPassword = (field: string): Refusal<'current-password-wrong'> =>
  new Refusal('current-password-wrong', { fields: { [field]: REFUSALS['current-password-wrong'].message } })

/**
 * Throttled together with logins, so that it gives no additional guesses.
 * @param site the app's id, or `admin`
 * @returns null when the password is right
 */
export const provePassword = async (
  { now, services, remoteAddress, logSecurityEvent }: PasswordProof,
  site: string,
  account: Account,
  { password, field }: { password: string; field: string },
): Promise<Refusal<'current-password-wrong' | 'too-many-requests'> | null> => {
  const attempt = loginAttempt(site, account.emailAddress, remoteAddress)
  const { retryAfterSeconds, succeed } = await services.throttle.begin(attempt, now)
  if (retryAfterSeconds > 0) {
    logSecurityEvent('login-throttled', account.id)
    return new Refusal('too-many-requests', { retryAfterSeconds })
  }
  if (!(await services.passwords.verify(password, account.passwordHash))) {
    logSecurityEvent('current-password-wrong', account.id)
    return wrongPassword(field)
  }
  await succeed()
  return null
}
