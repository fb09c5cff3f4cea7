import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import {
  type AnswerRequest,
  createLink,
  mailAlreadyRegistered,
  voidLinks,
  wasLinkMailedSince,
} from '../../mailed-links/index.ts'
import { findSeatId, releaseBegunSeat } from '../seats.ts'
import { registrationConfirmationMail } from './mails/registration-confirmation.ts'

/**
 * An account keeps its seat; the one taken provisionally is free again. Publicly its reservation still
 * counts, as for an address that is never confirmed.
 */
export const answerRegistration: AnswerRequest = async (context, { emailAddress, createdAt }, account) => {
  const { tx, services, appId, now } = context
  if (account) {
    await releaseBegunSeat(tx, emailAddress)
    return mailAlreadyRegistered(tx, account, { isOfMany: context.isOfMany })
  }
  const seatId = await findSeatId(tx, emailAddress)
  if (!seatId) return
  if (await wasLinkMailedSince(tx, { seatId }, { purpose: 'REGISTRATION' }, createdAt)) return
  await voidLinks(tx, { seatId }, ['REGISTRATION'])
  const tokenId = await createLink(tx, services, appId, { purpose: 'REGISTRATION', seatId }, now)
  const params = { link: linkTo('authentication-user-registration-confirmation', tokenId) }
  await writeMail(tx, registrationConfirmationMail, { to: emailAddress, params })
}
