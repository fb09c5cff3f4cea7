import * as z from 'zod/mini'
import { download } from './operation.ts'
import { Id } from './values.ts'

/** The bytes as an attachment under the document's own file name. */
export const getDocumentFile = download('documents/get-document-file-query', {
  audience: 'learner',
  input: z.object({ documentId: Id }),
  output: z.object({}),
})
