import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Services } from '../base/services.ts'
import type { Tx } from '../database/transaction.ts'
import { storedFile } from '../storage/tables.ts'
import type { AnyMail } from './mail.ts'
import type { Attachment } from './transport.ts'

type OpenFile = Attachment & { content: Readable }

/** A stored file; undefined for one that is gone. */
type AttachedFile = typeof storedFile.$inferSelect | undefined

/** The files to attach to a mail; null when they are deleted, and the mail is not to be sent. */
export const findAttachedFiles = async (
  tx: Tx,
  mail: AnyMail,
  params: unknown,
): Promise<AttachedFile[] | null> => {
  if (!mail.attachedFileIds) return []
  const ids = await mail.attachedFileIds(mail.params.parse(params), tx)
  if (ids.length === 0) return null
  const files: AttachedFile[] = []
  for (const id of ids) files.push((await tx.select().from(storedFile).where(eq(storedFile.id, id)))[0])
  return files
}

const open = async ({ storage }: Pick<Services, 'storage'>, file: AttachedFile): Promise<OpenFile> => {
  const content = file && (await storage.read(file.storageKey))
  // The file was replaced at this moment: the next attempt finds the new one.
  if (!content) throw new Error('A file attached to this mail does not exist.')
  return { fileName: file.fileName, contentType: file.contentType, content }
}

export const withAttachments = async <T>(
  services: Pick<Services, 'storage'>,
  files: readonly AttachedFile[],
  send: (attachments: readonly Attachment[]) => Promise<T>,
): Promise<T> => {
  const attachments: OpenFile[] = []
  try {
    for (const file of files) attachments.push(await open(services, file))
    return await send(attachments)
  } finally {
    // A stream that was not read to its end must not stay open.
    for (const { content } of attachments) content.destroy()
  }
}
