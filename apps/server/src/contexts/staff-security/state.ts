import type { SecondFactor } from '@wohlauf/contract/staff-security/staff-security'
import type { Tx } from '../../platform/database/transaction.ts'
import { findEnabledFactor } from '../../platform/second-factor/factors.ts'
import type { FactorOwner } from '../../platform/second-factor/owner.ts'

/** The parts of the second factor that its owner sees: never the secret, never a code. */
export const stateOf = async (tx: Tx, owner: FactorOwner): Promise<SecondFactor> => {
  const factor = await findEnabledFactor(tx, owner)
  return {
    enabledAt: factor?.enabledAt.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryCodeHashes.length ?? 0,
  }
}
