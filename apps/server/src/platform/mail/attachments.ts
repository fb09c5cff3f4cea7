import type { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { storedFile } from '../files/tables.ts'
import type { JobContext } from '../jobs/job.ts'
import type { AnyMail } from './mail.ts'
import type { Attachment } from './transport.ts'

type Context = Pick<JobContext<unknown>, 'tx' | 'services' | 'log'>

type OpenFile = Attachment & { content: Readable }

const open = async ({ tx, services }: Context, storedFileId: string): Promise<OpenFile> => {
  const [file] = await tx.select().from(storedFile).where(eq(storedFile.id, storedFileId))
  const content = file && (await services.storage.read(file.storageKey))
  // Replaced at this very moment: the next try finds the new one.
  if (!content) throw new Error('A file attached to this mail does not exist.')
  return { fileName: file.fileName, contentType: file.contentType, content }
}

/** Sends a mail with its files, streamed from the storage; does not send it when the files are gone. */
export const withAttachments = async (
  context: Context,
  mail: AnyMail,
  params: unknown,
  send: (attachments: readonly Attachment[]) => Promise<void>,
): Promise<void> => {
  if (!mail.attachedFileIds) return send([])
  const ids = await mail.attachedFileIds(mail.params.parse(params), context.tx)
  if (ids.length === 0) return
  const attachments: OpenFile[] = []
  try {
    for (const id of ids) attachments.push(await open(context, id))
    await send(attachments)
  } finally {
    // A stream that was not read to its end must not stay open.
    for (const { content } of attachments) content.destroy()
  }
}
