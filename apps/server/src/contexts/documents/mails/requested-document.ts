import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineMail } from '../../../platform/mail/mail.ts'
import { paragraph, salutation } from '../../../platform/mail/parts.ts'
import { document } from '../database/tables.ts'

/** Only the attachment reveals the subject: the mailbox may be the employer's. */
export const requestedDocumentMail = defineMail({
  kind: 'requested-document',
  params: z.object({ documentId: z.uuid() }),
  subject: () => 'Dein angefordertes Dokument',
  preview: () => 'Es hängt an dieser Nachricht.',
  body: (_, { title }) => [
    salutation(),
    paragraph(`im Anhang findest du das Dokument, das du dir aus ${title} hast schicken lassen.`),
  ],
  /** The document's file when the mail is sent: a delayed mail contains the newest. */
  attachedFileIds: async ({ documentId }, tx) => {
    const rows = await tx
      .select({ storedFileId: document.storedFileId })
      .from(document)
      .where(eq(document.id, documentId))
    return rows.map(({ storedFileId }) => storedFileId)
  },
  sample: { documentId: '01990000-0000-7000-8000-000000000000' },
})
