import { eq } from 'drizzle-orm'
import { linkTo } from '../../platform/mail/mail-link.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import {
  type AnswerRequest,
  createLink,
  mailAlreadyRegistered,
  voidLinks,
  wasLinkMailedSince,
} from '../mailed-links/index.ts'
import { emailChangeMail } from './mails/email-change.ts'
import { emailChangeNoteMail } from './mails/email-change-note.ts'

/** Mails the old address in both cases: its mailbox learns nothing about the new one. */
export const answerEmailChange: AnswerRequest = async (context, request, holder) => {
  const { tx, services, appId, now } = context
  const { accountId, emailAddress } = request
  if (!accountId) return
  const [account] = await tx.select().from(appUser).where(eq(appUser.id, accountId))
  if (!account || account.isDisabled) return
  const change = { purpose: 'EMAIL_CHANGE', emailAddress } as const
  if (await wasLinkMailedSince(tx, { accountId }, change, request.createdAt)) return
  // Earlier undo links stay: an attacker must not end the owner's by changing the address once more.
  await voidLinks(tx, { accountId }, ['EMAIL_CHANGE'])
  const link = (purpose: 'EMAIL_CHANGE' | 'STOP_EMAIL_CHANGE', leadsTo: string) =>
    createLink(tx, services, appId, { purpose, accountId, emailAddress: leadsTo }, now)
  const stopId = await link('STOP_EMAIL_CHANGE', account.emailAddress)
  await writeMail(tx, emailChangeNoteMail, {
    to: account.emailAddress,
    accountId,
    params: { link: linkTo('authentication-stop-email-change', stopId) },
  })
  if (holder) return mailAlreadyRegistered(tx, holder)
  const tokenId = await link('EMAIL_CHANGE', emailAddress)
  const params = { link: linkTo('authentication-confirm-email-change', tokenId) }
  await writeMail(tx, emailChangeMail, { to: emailAddress, accountId, params })
}
