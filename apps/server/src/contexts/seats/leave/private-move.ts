import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { hasAccount } from '../../../platform/tenancy/has-account.ts'
import { lockAccount } from '../../../platform/tenancy/lock-account.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { findLink, markLinkAsUsed, voidLinks } from '../../mailed-links/index.ts'
import { endDeparture, findDepartureOf, findLeavingRules } from './departures.ts'
import { accountMovedMail } from './mails/account-moved.ts'

type LinkContext = { tx: Tx; now: Date; actAs: (userId: string) => Promise<void> }

const findMove = ({ tx, now }: LinkContext, token: string) =>
  findLink(tx, token, ['PRIVATE_MOVE'], now, { evenIfUsed: true })

/**
 * Opens the account again, without a seat. No link leads back to a former address, whose mailbox may be the
 * company's. Idempotent, because mail scanners follow links.
 * @returns null when the link is not valid, or another account has the address by now
 */
export const moveToPrivateAddress = async (
  context: LinkContext,
  token: string,
): Promise<{ accountId: string; isRepeated: boolean } | null> => {
  const { tx, now, actAs } = context
  const unlockedMove = await findMove(context, token)
  if (!unlockedMove?.accountId) return null
  await actAs(unlockedMove.accountId)
  const account = await lockAccount(tx, unlockedMove.accountId, 'alone')
  // Reads it again under the lock: it may have been followed meanwhile.
  const link = await findMove(context, token)
  if (!account || !link?.emailAddress) return null
  const { emailAddress } = link
  const accountId = account.id
  if (link.usedAt) return { accountId, isRepeated: true }
  if (!(await findDepartureOf(tx, accountId))) return null
  if (!(await findLeavingRules(tx)).allowsPrivateMembers || (await hasAccount(tx, emailAddress))) return null

  await writeMail(tx, accountMovedMail, {
    to: account.emailAddress,
    params: { login: linkTo('authentication-login') },
  })
  await tx.update(appUser).set({ emailAddress }).where(eq(appUser.id, accountId))
  await endDeparture(tx, accountId)
  await markLinkAsUsed(tx, link.id, now)
  await voidLinks(tx, { accountId }, ['DEPARTURE', 'PASSWORD_RESET', 'EMAIL_CHANGE', 'STOP_EMAIL_CHANGE'])
  return { accountId, isRepeated: false }
}
