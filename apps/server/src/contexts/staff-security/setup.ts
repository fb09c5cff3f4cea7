import { randomBytes } from 'node:crypto'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { base32 } from '../../platform/second-factor/base32.ts'
import {
  type Factor,
  lockFactor,
  saveFactor,
  savePending,
  spendTotpCode,
} from '../../platform/second-factor/factors.ts'
import type { FactorOwner } from '../../platform/second-factor/owner.ts'
import { newRecoveryCodes } from '../../platform/second-factor/recovery-codes.ts'
import type { SealedSecrets } from '../../platform/second-factor/sealed-secrets.ts'
import { matchingStep } from '../../platform/second-factor/totp.ts'
import { keyUri } from './rules/key-uri.ts'
import { isRepeatable, isSetupOpen } from './rules/setup-life.ts'

/** RFC 4226, section 4, R6: as long as the output of SHA-1. */
const SECRET_BYTES = 20

type Setup = { tx: Tx; now: Date; secrets: SealedSecrets; owner: FactorOwner }

export type ShownAs = { issuer: string; account: string }

const answer = (secret: Buffer, shownAs: ShownAs) => ({
  secret: base32(secret),
  address: keyUri(base32(secret), shownAs),
})

/** Makes a secret, or answers again with the one of a setup that waits for its first code. */
export const beginSetup = async (
  { tx, now, secrets, owner }: Setup,
  enrolmentId: string,
  shownAs: ShownAs,
): Promise<{ secret: string; address: string } | Refusal<'second-factor-already-on'>> => {
  const factor = await lockFactor(tx, owner)
  if (factor?.enabledAt) return new Refusal('second-factor-already-on')
  const same = factor?.enrolmentId === enrolmentId && isSetupOpen(factor, now)
  const secretOfSetup = same ? secrets.open(owner, factor.sealedSecret) : null
  if (secretOfSetup) return answer(secretOfSetup, shownAs)
  const secret = randomBytes(SECRET_BYTES)
  const pending = { enrolmentId, sealedSecret: secrets.seal(owner, secret), now }
  return (await savePending(tx, owner, pending))
    ? answer(secret, shownAs)
    : new Refusal('second-factor-already-on')
}

/** The answer to a confirmation was lost, and with it the recovery codes: the client sends the same code again. */
const isRepeated = (factor: Factor, code: string, { now, secrets, owner }: Setup): boolean => {
  const secret = secrets.open(owner, factor.sealedSecret)
  return secret !== null && isRepeatable(factor, now) && matchingStep(secret, code, now) === factor.lastStep
}

/** @returns the recovery codes, and whether it was on already */
export const confirmSetup = async (
  setup: Setup,
  { enrolmentId, code: rawCode }: { enrolmentId: string; code: string },
): Promise<
  | { recoveryCodes: string[]; isRepeated: boolean }
  | Refusal<'enrolment-not-valid'>
  | Refusal<'second-factor-wrong'>
> => {
  const { tx, now, secrets, owner } = setup
  const code = rawCode.replace(/[\s-]/g, '')
  const factor = await lockFactor(tx, owner)
  if (factor?.enrolmentId !== enrolmentId) return new Refusal('enrolment-not-valid')
  const wasOn = factor.enabledAt !== null
  if (wasOn ? !isRepeated(factor, code, setup) : !isSetupOpen(factor, now))
    return new Refusal('enrolment-not-valid')
  if (!wasOn && !(await spendTotpCode(tx, owner, { factor, code, now, secrets })))
    return new Refusal('second-factor-wrong', { fields: { code: REFUSALS['second-factor-wrong'].message } })
  const { codes, hashes } = newRecoveryCodes()
  await saveFactor(tx, owner, { enabledAt: factor.enabledAt ?? now, recoveryCodeHashes: hashes })
  return { recoveryCodes: codes, isRepeated: wasOn }
}

/** @returns null when the factor is off */
export const renewCodes = async (tx: Tx, owner: FactorOwner): Promise<string[] | null> => {
  const factor = await lockFactor(tx, owner)
  if (!factor?.enabledAt) return null
  const { codes, hashes } = newRecoveryCodes()
  await saveFactor(tx, owner, { recoveryCodeHashes: hashes })
  return codes
}
