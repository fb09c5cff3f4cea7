import { createContactMessage } from '@wohlauf/contract/support'
import { handle } from '../../../platform/http/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { contactMessageMail } from '../mails/contact-message.ts'
import { messageReceivedMail } from '../mails/message-received.ts'
import { waitAsStranger } from '../stranger-limit.ts'

export const createContactMessageCommand = handle(
  createContactMessage,
  async ({ input, tx, app, now, services, remoteAddress, refuse }) => {
    const { emailAddress } = input
    const { appId } = app
    const retryAfterSeconds = await waitAsStranger(services, { appId, emailAddress, remoteAddress }, now)
    if (retryAfterSeconds > 0) return refuse('too-many-requests', { retryAfterSeconds })
    const to = services.supportEmailAddress
    const isNew = await writeMail(tx, contactMessageMail, {
      to,
      replyTo: emailAddress,
      params: input,
      isOnce: true,
    })
    if (isNew) await writeMail(tx, messageReceivedMail, { to: emailAddress, params: {} })
    return {}
  },
)
