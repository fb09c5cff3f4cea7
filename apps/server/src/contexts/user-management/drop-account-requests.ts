import { and, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { accountRequest } from './tables.ts'

/** Forgets what an account asked for, or somebody for its address, and nobody has answered yet. */
export const dropAccountRequests = async (
  tx: Tx,
  account: { id: string; emailAddress: string },
  kinds: (typeof accountRequest.$inferSelect)['kind'][],
): Promise<void> => {
  const isAbout = or(
    eq(accountRequest.accountId, account.id),
    eq(accountRequest.emailAddress, account.emailAddress),
  )
  await tx.delete(accountRequest).where(and(isAbout, inArray(accountRequest.kind, kinds)))
}
