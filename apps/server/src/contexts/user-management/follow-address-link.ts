import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { findLink, markLinkAsUsed } from './mailed-links.ts'
import type { mailedLink } from './tables.ts'

type Followed = {
  link: typeof mailedLink.$inferSelect & { accountId: string; emailAddress: string }
  /** It was followed before; nothing is changed again. */
  isRepeated: boolean
}

/**
 * Gives an account the address that a mailed link leads to, the new one or back to the old. Following it again changes
 * nothing and is no error: scanners of mails follow links.
 *
 * @returns null when the link is none, or another account has the address by now
 */
export const followAddressLink = async (
  tx: Tx,
  token: string,
  purpose: 'EMAIL_CHANGE' | 'STOP_EMAIL_CHANGE',
  now: Date,
): Promise<Followed | null> => {
  const found = await findLink(tx, token, [purpose], now, { evenIfUsed: true })
  if (!found?.accountId || !found.emailAddress) return null
  const { accountId, emailAddress } = found
  const link = { ...found, accountId, emailAddress }
  if (found.usedAt) return { link, isRepeated: true }
  const [taken] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.emailAddress, emailAddress), ne(appUser.id, accountId)))
  if (taken) return null
  await tx.update(appUser).set({ emailAddress }).where(eq(appUser.id, accountId))
  await markLinkAsUsed(tx, found.id, now)
  return { link, isRepeated: false }
}
