import type { Tx } from '../../../platform/database/transaction.ts'
import type { appUser } from '../../../platform/tenancy/tables.ts'
import { type Departure, findDepartureOf } from '../../sponsors/index.ts'
import { lockAccount } from '../hold-account.ts'
import { findLink } from '../mailed-links.ts'

type LinkContext = { tx: Tx; now: Date; actAs: (userId: string) => Promise<void> }

/** The account of a mailed link, as whose owner the transaction acts from then on. */
const actAsLeaver = async ({ tx, now, actAs }: LinkContext, token: string): Promise<string | null> => {
  const link = await findLink(tx, token, ['DEPARTURE'], now)
  if (!link?.accountId) return null
  await actAs(link.accountId)
  return link.accountId
}

/** The departure of a mailed link; null when it is over. Without a lock: for queries. */
export const findDepartureByLink = async (context: LinkContext, token: string): Promise<Departure | null> => {
  const accountId = await actAsLeaver(context, token)
  return accountId ? findDepartureOf(context.tx, accountId) : null
}

type Leaver = { account: typeof appUser.$inferSelect; departure: Departure }

/**
 * The closed account of a mailed link and its departure, locked until the transaction ends: an undo, a move and the deletion
 * lock the account too, and each of them ends the departure. Null when one of them was earlier.
 *
 * @param how `with others`: only against them; `alone`: against all that refers to the account
 */
export const lockLeaver = async (
  context: LinkContext,
  token: string,
  how: Parameters<typeof lockAccount>[2],
): Promise<Leaver | null> => {
  const accountId = await actAsLeaver(context, token)
  const account = accountId && (await lockAccount(context.tx, accountId, how))
  const departure = account && (await findDepartureOf(context.tx, account.id))
  return departure ? { account, departure } : null
}
