import { createContactMessage } from '@wohlauf/contract/support/support'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { confirmReceipt } from '../confirm-receipt.ts'
import { contactMessageMail } from '../mails/contact-message.ts'
import { messageReceivedMail } from '../mails/message-received.ts'

export const createContactMessageCommand = handle(createContactMessage, async (context) => {
  const { input, tx, services } = context
  const isNew = await writeMail(tx, contactMessageMail, {
    to: services.supportEmailAddress,
    replyTo: input.emailAddress,
    params: input,
    isOnce: true,
  })
  if (isNew) await confirmReceipt(context, messageReceivedMail, { emailAddress: input.emailAddress })
  return {}
})
