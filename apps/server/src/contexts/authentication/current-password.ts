import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../platform/base/refusal.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { type PasswordProof, provePassword, wrongPassword } from './prove-password.ts'

export type PasswordCheck = PasswordProof & { tx: Tx; app: AppSettings; user: { id: string } }

type No = Refusal<'current-password-wrong' | 'too-many-requests'>

/**
 * A device left unlocked, or a mailbox, must not be enough for irreversible actions.
 * @param field of the form, at which the error is shown
 */
export const proveCurrentPassword = async (
  { tx, app, user, ...proof }: PasswordCheck,
  password: string,
  field: string,
): Promise<typeof appUser.$inferSelect | No> => {
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
  if (!account) return wrongPassword(field)
  return (await provePassword(proof, app.appId, account, { password, field })) ?? account
}
