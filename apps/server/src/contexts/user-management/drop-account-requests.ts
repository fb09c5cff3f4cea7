import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { accountRequest } from './tables.ts'

/**
 * Forgets what the account that the transaction acts as has asked for, or somebody for its address, and nobody has answered
 * yet.
 */
export const dropOwnRequests = async (
  tx: Tx,
  kinds: (typeof accountRequest.$inferSelect)['kind'][],
): Promise<void> => {
  await tx.execute(sql`SELECT lookups.drop_own_requests(${sql.param(kinds)}::text[])`)
}
