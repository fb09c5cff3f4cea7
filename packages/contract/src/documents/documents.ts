import * as z from 'zod/mini'
import { command, download, query } from '../operation.ts'
import { Image } from '../values/image.ts'
import { Id } from '../values/values.ts'

/** An attachment under the document's own file name; managers use it in their preview. */
export const getDocumentFile = download('documents/get-document-file-query', {
  audience: 'user',
  feature: 'DOCUMENTS',
  input: z.object({ documentId: Id }),
  output: z.object({}),
})

export const LearnersDocument = z.object({
  documentId: Id,
  title: z.string(),
  shortDescription: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  /** Null for a Word document, and for a PDF that could not be read. */
  pageCount: z.nullable(z.int()),
  /** The first page; null for the same documents, and for the first seconds of a new one. */
  preview: z.nullable(Image),
})
export type LearnersDocument = z.infer<typeof LearnersDocument>

/** In the app's order. */
export const getDocuments = query('documents/get-documents-query', {
  audience: 'learner',
  feature: 'DOCUMENTS',
  isStoredOnDevice: true,
  input: z.object({}),
  output: z.array(LearnersDocument),
})

/** The document is attached to a mail to the learner's own address. */
export const sendDocumentViaEmail = command('documents/send-document-via-email-command', {
  audience: 'learner',
  feature: 'DOCUMENTS',
  input: z.object({ documentId: Id }),
  output: z.object({}),
  limits: ['document-mail-of-user'],
})
