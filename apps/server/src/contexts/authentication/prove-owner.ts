import { Refusal } from '../../platform/base/refusal.ts'
import { type PasswordCheck, proveCurrentPassword } from './current-password.ts'
import { proveCode } from './prove-code.ts'

type OwnerProof = PasswordCheck &
  Parameters<typeof proveCode>[0] & { input: { currentPassword: string; code?: string | undefined } }

export const proveOwner = async (proof: OwnerProof) => {
  const account = await proveCurrentPassword(proof, proof.input.currentPassword, 'currentPassword')
  if (account instanceof Refusal) return account
  const refusal = await proveCode(proof, account, proof.input.code)
  return refusal ?? account
}
