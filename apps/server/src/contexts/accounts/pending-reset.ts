import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { findLink } from '../mailed-links/index.ts'

/**
 * Null when the link is not valid any more. The transaction acts as the account's owner from then on.
 * @param options `isLocking`: locks the link until the transaction ends; not in a query
 */
export const findPendingReset = async (
  {
    tx,
    now,
    services,
    actAs,
  }: {
    tx: Tx
    now: Date
    services: Pick<Services, 'closedAccounts'>
    actAs: (userId: string) => Promise<void>
  },
  token: string,
  { isLocking = false } = {},
): Promise<typeof appUser.$inferSelect | null> => {
  const link = await findLink(tx, token, ['PASSWORD_RESET'], now, { isLocking })
  if (!link?.accountId) return null
  await actAs(link.accountId)
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, link.accountId))
  if (!account || account.isDisabled || (await services.closedAccounts.lastDayOf(tx, account.id))) return null
  return account
}
