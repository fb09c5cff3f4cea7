import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import {
  type AnswerRequest,
  createLink,
  mailAlreadyRegistered,
  voidLinks,
  wasLinkMailedSince,
} from '../../mailed-links/index.ts'
import { findDepartureOf } from './departures.ts'
import { privateMoveMail } from './mails/private-move.ts'

/** Mails the private address alone: the former mailbox may be the company's, and is notified only after the move. */
export const answerPrivateMove: AnswerRequest = async (context, request, holder) => {
  const { tx, services, appId, now } = context
  const { accountId, emailAddress } = request
  if (!accountId || !(await findDepartureOf(tx, accountId))) return
  if (holder) return mailAlreadyRegistered(tx, holder)
  const move = { purpose: 'PRIVATE_MOVE', emailAddress } as const
  if (await wasLinkMailedSince(tx, { accountId }, move, request.createdAt)) return
  await voidLinks(tx, { accountId }, ['PRIVATE_MOVE'])
  const tokenId = await createLink(tx, services, appId, { ...move, accountId }, now)
  const params = { link: linkTo('authentication-confirm-private-move', tokenId) }
  await writeMail(tx, privateMoveMail, { to: emailAddress, accountId, params })
}
