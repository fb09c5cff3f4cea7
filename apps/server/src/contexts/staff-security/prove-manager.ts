import { Refusal } from '../../platform/http/refusal.ts'
import { proveCode } from '../authentication/index.ts'
import { proveCurrentPassword } from '../user-management/index.ts'

type ManagerProof = Parameters<typeof proveCurrentPassword>[0] &
  Parameters<typeof proveCode>[0] & { input: { currentPassword: string; code?: string | undefined } }

/** A manager's password, and code if they have a second factor. @returns the account when both are right */
export const proveManager = async (proof: ManagerProof) => {
  const account = await proveCurrentPassword(proof, proof.input.currentPassword, 'currentPassword')
  if (account instanceof Refusal) return account
  const unproved = await proveCode(proof, account, proof.input.code)
  return unproved ?? account
}
