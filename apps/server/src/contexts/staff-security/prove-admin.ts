import { eq } from 'drizzle-orm'
import { adminUser } from '../../platform/tenancy/tables.ts'
import { type PasswordProof, proveCode, provePassword, wrongPassword } from '../authentication/index.ts'

type AdminProof = PasswordProof &
  Parameters<typeof proveCode>[0] & {
    admin: { id: string; emailAddress: string }
    input: { currentPassword: string; code?: string | undefined }
  }

/** Throttled together with logins. @returns null when both are right */
export const proveAdmin = async (proof: AdminProof) => {
  const { tx, admin, input } = proof
  const [account] = await tx.select().from(adminUser).where(eq(adminUser.id, admin.id))
  const field = 'currentPassword'
  if (!account) return wrongPassword(field)
  const password = { password: input.currentPassword, field }
  const refusal = await provePassword(proof, 'admin', account, password)
  return refusal ?? proveCode(proof, { ...admin, appId: null }, input.code)
}
