import { requestCompanyAccess } from '@wohlauf/contract/support'
import { handle } from '../../../platform/http/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { companyAccessReceivedMail } from '../mails/company-access-received.ts'
import { companyAccessRequestMail } from '../mails/company-access-request.ts'

export const requestCompanyAccessCommand = handle(requestCompanyAccess, async ({ input, tx, services }) => {
  const { emailAddress } = input
  const to = services.supportEmailAddress
  const request = { to, replyTo: emailAddress, params: input, isOnce: true }
  if (await writeMail(tx, companyAccessRequestMail, request))
    await writeMail(tx, companyAccessReceivedMail, { to: emailAddress, params: {} })
  return {}
})
