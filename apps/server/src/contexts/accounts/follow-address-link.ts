import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { hasAccount } from '../../platform/tenancy/has-account.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { type FoundLink, findLink, markLinkAsUsed } from '../mailed-links/index.ts'

type Followed = {
  link: FoundLink & { accountId: string; emailAddress: string }
  /** The link was followed before; nothing is changed again. */
  isRepeated: boolean
}

/**
 * Gives an account the address of a mailed link. Idempotent, because mail scanners follow links. The
 * transaction acts as the account's owner from then on.
 * @returns null when the link is not valid, or another account has the address by now
 */
export const followAddressLink = async (
  { tx, now, actAs }: { tx: Tx; now: Date; actAs: (userId: string) => Promise<void> },
  token: string,
  purpose: 'EMAIL_CHANGE' | 'STOP_EMAIL_CHANGE',
): Promise<Followed | null> => {
  const mailedLink = await findLink(tx, token, [purpose], now, { evenIfUsed: true, isLocking: true })
  if (!mailedLink?.accountId || !mailedLink.emailAddress) return null
  const { accountId, emailAddress } = mailedLink
  await actAs(accountId)
  const link = { ...mailedLink, accountId, emailAddress }
  if (mailedLink.usedAt) return { link, isRepeated: true }
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, accountId))
  if (account?.emailAddress !== emailAddress && (await hasAccount(tx, emailAddress))) return null
  await tx.update(appUser).set({ emailAddress }).where(eq(appUser.id, accountId))
  await markLinkAsUsed(tx, mailedLink.id, now)
  return { link, isRepeated: false }
}
