import { createContactMessage } from '@wohlauf/contract/support'
import { handle } from '../../../platform/http/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { contactMessageMail } from '../mails/contact-message.ts'
import { messageReceivedMail } from '../mails/message-received.ts'

export const createContactMessageCommand = handle(createContactMessage, async ({ input, tx, services }) => {
  const { emailAddress } = input
  const to = services.supportEmailAddress
  const isNew = await writeMail(tx, contactMessageMail, {
    to,
    replyTo: emailAddress,
    params: input,
    isOnce: true,
  })
  if (isNew) await writeMail(tx, messageReceivedMail, { to: emailAddress, params: {} })
  return {}
})
