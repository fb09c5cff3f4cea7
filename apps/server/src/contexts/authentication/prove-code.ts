import { REFUSALS } from '@wohlauf/contract/refusals'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { TellSecurity } from '../../platform/http/mount/security-log.ts'
import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { type EnabledFactor, findEnabledFactor, spendCode } from '../../platform/second-factor/factors.ts'
import { type FactorOwner, nameOf } from '../../platform/second-factor/owner.ts'
import { recoveryCodeUsedMail } from './mails/recovery-code-used.ts'

type CodeProof = {
  tx: Tx
  now: Date
  services: Pick<Services, 'throttle' | 'sealedSecrets'>
  remoteAddress: string
  logSecurityEvent: TellSecurity
}

/** `emailAddress`: for the mail when a recovery code was used; admins belong to no app, which could send it. */
export type CodeOwner = FactorOwner & { emailAddress: string }

type No = Refusal<'second-factor-required' | 'second-factor-wrong' | 'too-many-requests'>

const mailUsedCode = (tx: Tx, owner: CodeOwner, { recoveryCodeHashes }: EnabledFactor) =>
  owner.appId === null
    ? null
    : writeMail(tx, recoveryCodeUsedMail, {
        to: owner.emailAddress,
        accountId: owner.id,
        params: { codesLeft: recoveryCodeHashes.length - 1, profile: linkTo('profile-show-profile') },
      })

/**
 * Uses up the code. Wrong codes count in counters of their own: a right password, which resets its own, must
 * not give more guesses of the code.
 * @param preloadedFactor where the caller has sent that statement together with others
 * @returns null when the code was right, or when the account has no second factor
 */
export const proveCode = async (
  { tx, now, services, remoteAddress, logSecurityEvent }: CodeProof,
  owner: CodeOwner,
  code: string | undefined,
  preloadedFactor?: EnabledFactor | null,
): Promise<No | null> => {
  const factor = preloadedFactor === undefined ? await findEnabledFactor(tx, owner) : preloadedFactor
  if (!factor) return null
  if (code === undefined) return new Refusal('second-factor-required')
  const attempt = { account: `code:${nameOf(owner)}`, remoteAddress }
  const { retryAfterSeconds, succeed } = await services.throttle.begin(attempt, now)
  if (retryAfterSeconds > 0) {
    logSecurityEvent('login-throttled', owner.id)
    return new Refusal('too-many-requests', { retryAfterSeconds })
  }
  const use = { factor, code, now, secrets: services.sealedSecrets }
  const kind = await spendCode(tx, owner, use)
  if (kind === null) {
    logSecurityEvent('second-factor-wrong', owner.id)
    return new Refusal('second-factor-wrong', { fields: { code: REFUSALS['second-factor-wrong'].message } })
  }
  await succeed()
  if (kind === 'recovery-code') {
    logSecurityEvent('recovery-code-used', owner.id)
    await mailUsedCode(tx, owner, factor)
  }
  return null
}
