import { reportBarrier } from '@wohlauf/contract/support/support'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { confirmReceipt } from '../confirm-receipt.ts'
import { barrierReportMail } from '../mails/barrier-report.ts'
import { messageReceivedMail } from '../mails/message-received.ts'

export const reportBarrierCommand = handle(reportBarrier, async (context) => {
  const { input, tx, services } = context
  const { emailAddress } = input
  const isNew = await writeMail(tx, barrierReportMail, {
    to: services.supportEmailAddress,
    ...(emailAddress ? { replyTo: emailAddress } : {}),
    params: input,
    isOnce: true,
  })
  if (isNew && emailAddress) await confirmReceipt(context, messageReceivedMail, { emailAddress })
  return {}
})
