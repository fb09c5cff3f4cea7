import { eq } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'
import { appUser } from './tables.ts'

/**
 * Locks an account against deletion, with `alone` also against rows that refer to it; always before its other
 * rows, to avoid deadlocks.
 * @returns null when it was deleted
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
