import { requestCompanyAccess } from '@wohlauf/contract/support/support'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { confirmReceipt } from '../confirm-receipt.ts'
import { companyAccessReceivedMail } from '../mails/company-access-received.ts'
import { companyAccessRequestMail } from '../mails/company-access-request.ts'

export const requestCompanyAccessCommand = handle(requestCompanyAccess, async (context) => {
  const { input, tx, services } = context
  const isNew = await writeMail(tx, companyAccessRequestMail, {
    to: services.supportEmailAddress,
    replyTo: input.emailAddress,
    params: input,
    isOnce: true,
  })
  if (isNew) await confirmReceipt(context, companyAccessReceivedMail, { emailAddress: input.emailAddress })
  return {}
})
