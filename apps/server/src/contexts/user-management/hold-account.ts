import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'

/**
 * Keeps an account from being deleted until the transaction ends; or, `alone`, from anything that refers to it, after
 * waiting for what is under way. Taken before all other rows of the account, so that nobody waits in a circle.
 *
 * @returns null when it is gone
 */
export const lockAccount = async (
  tx: Tx,
  userId: string,
  how: 'with others' | 'alone',
): Promise<typeof appUser.$inferSelect | null> => {
  const [account] = await tx
    .select()
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for(how === 'alone' ? 'update' : 'key share')
  return account ?? null
}
