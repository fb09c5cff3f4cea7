import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { findDepartureOf } from '../sponsors/index.ts'
import { findLink } from './mailed-links.ts'

/**
 * The account whose password a mailed link changes; null when the link is no longer valid. The transaction
 * acts as the account's owner from then on.
 *
 * @param options `isLocking`: locks the link until the transaction ends; not in a query
 */
export const findPendingReset = async (
  { tx, now, actAs }: { tx: Tx; now: Date; actAs: (userId: string) => Promise<void> },
  token: string,
  { isLocking = false } = {},
): Promise<typeof appUser.$inferSelect | null> => {
  const link = await findLink(tx, token, ['PASSWORD_RESET'], now, { isLocking })
  if (!link?.accountId) return null
  await actAs(link.accountId)
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, link.accountId))
  if (!account || account.isDisabled || (await findDepartureOf(tx, account.id))) return null
  return account
}
