import type { HandlerServices } from '../../../platform/base/services.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { linkTo, type MailLink } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { createLink } from '../../mailed-links/index.ts'
import type { ManagedSeat } from '../managed-seats.ts'
import { registrationConfirmationMail } from '../register/mails/registration-confirmation.ts'
import { invitationMail } from './mails/invitation.ts'

type LinkContext = { tx: Tx; services: HandlerServices; app: { appId: string }; now: Date }
type LinkedSeat = Pick<ManagedSeat, 'id' | 'status'>

/**
 * The purposes say which ticks count: those of a registration begun by the sponsor's link, or those at the
 * end of an invitation's. @returns the link's id
 */
export const createCompletionLink = (
  { tx, services, app, now }: LinkContext,
  { id: seatId, status }: LinkedSeat,
): Promise<string> => {
  const purpose = status === 'REGISTRATION_STARTED' ? 'REGISTRATION' : 'INVITATION'
  return createLink(tx, services, app.appId, { purpose, seatId }, now)
}

const completionLink = (linkId: string): MailLink =>
  linkTo('authentication-user-registration-confirmation', linkId)

type Invited = Pick<ManagedSeat, 'id'> & { emailAddress: string; sponsor: { name: string } }

/** Creates the link of an invited seat. @returns its mail */
export const createInvitationMail = async (context: LinkContext, { id, emailAddress, sponsor }: Invited) => {
  const link = completionLink(await createCompletionLink(context, { id, status: 'INVITED' }))
  return { to: emailAddress, params: { sponsorName: sponsor.name, link } }
}

export const mailCompletionLink = async (context: LinkContext, seat: LinkedSeat & Invited): Promise<void> => {
  if (seat.status === 'INVITED') {
    await writeMail(context.tx, invitationMail, await createInvitationMail(context, seat))
    return
  }
  const link = completionLink(await createCompletionLink(context, seat))
  await writeMail(context.tx, registrationConfirmationMail, { to: seat.emailAddress, params: { link } })
}
