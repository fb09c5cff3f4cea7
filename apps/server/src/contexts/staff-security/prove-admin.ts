import { REFUSALS } from '@wohlauf/contract/refusals'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { TellSecurity } from '../../platform/http/server/security-log.ts'
import { adminUser } from '../../platform/tenancy/tables.ts'
import { loginAttempt, proveCode } from '../authentication/index.ts'

type AdminProof = {
  tx: Tx
  now: Date
  admin: { id: string; emailAddress: string }
  services: Pick<Services, 'passwords' | 'throttle' | 'sealedSecrets'>
  remoteAddress: string
  logSecurityEvent: TellSecurity
  input: { currentPassword: string; code?: string | undefined }
}

/** An admin's password and code, throttled together with logins. @returns null when both are right */
export const proveAdmin = async (proof: AdminProof) => {
  const { tx, now, admin, services, remoteAddress, logSecurityEvent, input } = proof
  const attempt = loginAttempt('admin', admin.emailAddress, remoteAddress)
  const { retryAfterSeconds, succeed } = await services.throttle.begin(attempt, now)
  if (retryAfterSeconds > 0) {
    logSecurityEvent('login-throttled', admin.id)
    return new Refusal('too-many-requests', { retryAfterSeconds })
  }
  const [row] = await tx.select().from(adminUser).where(eq(adminUser.id, admin.id))
  if (!(await services.passwords.verify(input.currentPassword, row?.passwordHash ?? null))) {
    logSecurityEvent('current-password-wrong', admin.id)
    return new Refusal('current-password-wrong', {
      fields: { currentPassword: REFUSALS['current-password-wrong'].message },
    })
  }
  await succeed()
  return proveCode(proof, { ...admin, appId: null }, input.code)
}
