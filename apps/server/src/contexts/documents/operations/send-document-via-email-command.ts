import { sendDocumentViaEmail } from '@wohlauf/contract/documents/documents'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { document } from '../database/tables.ts'
import { requestedDocumentMail } from '../mails/requested-document.ts'

export const sendDocumentViaEmailCommand = handle(
  sendDocumentViaEmail,
  async ({ input, tx, user, refuse }) => {
    const [[row], [reader]] = await Promise.all([
      tx.select({ id: document.id }).from(document).where(eq(document.id, input.documentId)),
      tx.select({ emailAddress: appUser.emailAddress }).from(appUser).where(eq(appUser.id, user.id)),
    ])
    if (!row || !reader) return refuse('not-found')
    await writeMail(tx, requestedDocumentMail, {
      to: reader.emailAddress,
      accountId: user.id,
      params: { documentId: row.id },
    })
    return {}
  },
)
