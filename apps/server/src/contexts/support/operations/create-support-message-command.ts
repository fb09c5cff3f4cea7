import { createSupportMessage } from '@wohlauf/contract/support'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { messageReceivedMail } from '../mails/message-received.ts'
import { supportMessageMail } from '../mails/support-message.ts'

/** The message always goes to the support; only a few confirmations are sent to a mailbox. */
export const createSupportMessageCommand = handle(
  createSupportMessage,
  async ({ input, tx, app, user, now, services, refuse }) => {
    const { limits, supportEmailAddress } = services
    const [sender] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
    if (!sender) return refuse('authentication-required')
    const { emailAddress, firstName, lastName } = sender
    const isNew = await writeMail(tx, supportMessageMail, {
      to: supportEmailAddress,
      replyTo: emailAddress,
      accountId: user.id,
      params: { ...input, emailAddress, name: `${firstName} ${lastName}` },
      isOnce: true,
    })
    if (!isNew) return {}
    // Not a limit of the operation: the message is sent even without the confirmation.
    if ((await limits.take('mail-to-address', `${app.appId} ${emailAddress}`, now)) === 0)
      await writeMail(tx, messageReceivedMail, { to: emailAddress, accountId: user.id, params: {} })
    return {}
  },
)
