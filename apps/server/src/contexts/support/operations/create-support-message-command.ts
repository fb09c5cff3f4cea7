import { createSupportMessage } from '@wohlauf/contract/support/support'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { confirmReceipt } from '../confirm-receipt.ts'
import { messageReceivedMail } from '../mails/message-received.ts'
import { supportMessageMail } from '../mails/support-message.ts'

export const createSupportMessageCommand = handle(createSupportMessage, async (context) => {
  const { input, tx, user, services, refuse } = context
  const [sender] = await tx.select().from(appUser).where(eq(appUser.id, user.id))
  if (!sender) return refuse('authentication-required')
  const { emailAddress, firstName, lastName } = sender
  const isNew = await writeMail(tx, supportMessageMail, {
    to: services.supportEmailAddress,
    replyTo: emailAddress,
    accountId: user.id,
    params: { ...input, emailAddress, name: `${firstName} ${lastName}` },
    isOnce: true,
  })
  if (isNew) await confirmReceipt(context, messageReceivedMail, { emailAddress, accountId: user.id })
  return {}
})
