import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Id, Revision } from '../values/values.ts'

export const ManagedDocument = z.object({
  documentId: Id,
  title: z.string(),
  shortDescription: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  pageCount: z.nullable(z.int()),
  /** How many content elements refer to it and would be deleted with it. */
  referringElements: z.int(),
  revision: Revision,
})
export type ManagedDocument = z.infer<typeof ManagedDocument>

/** In the app's order. */
export const getDocumentsAsManager = query('documents/get-documents-as-manager-query', {
  audience: 'app-manager',
  feature: 'DOCUMENTS',
  input: z.object({}),
  output: z.array(ManagedDocument),
})
