import * as z from 'zod/mini'
import { command, upload } from '../operation.ts'
import { OF_DOCUMENTS, OF_UPLOADS } from '../refusals.ts'
import { EmptyObject, Id, NewId, Revision, ShortText, SortedIds } from '../values/values.ts'
import { getDocumentsAsManager } from './managed-documents.ts'

const forManagers = { audience: 'app-manager', feature: 'DOCUMENTS' } as const

const queriesOfList = () => [getDocumentsAsManager, 'modules/get-documents-as-manager-query']
const queriesOfDocument = () => [
  ...queriesOfList(),
  'modules/get-module-as-manager-query',
  'modules/get-module-page-for-preview-as-manager-query',
]

/** PDF, DOC or DOCX, recognised by its bytes. */
export const createDocumentAsManager = upload('documents/create-document-as-manager-command', {
  ...forManagers,
  audit: { title: 'Dokument angelegt' },
  input: z.object({ documentId: NewId, title: ShortText, shortDescription: ShortText }),
  files: { file: { accepts: 'document' } },
  output: z.object({ documentId: Id }),
  refusals: ['conflict', ...OF_UPLOADS, ...OF_DOCUMENTS],
  invalidates: queriesOfList,
})

export const updateDescriptionOfDocumentAsManager = command(
  'documents/update-description-of-document-as-manager-command',
  {
    ...forManagers,
    audit: { title: 'Beschreibung eines Dokuments geändert' },
    input: z.object({
      documentId: Id,
      title: ShortText,
      shortDescription: ShortText,
      revision: z.optional(Revision),
    }),
    output: EmptyObject,
    refusals: ['conflict'],
    invalidates: queriesOfDocument,
  },
)

export const updateFileOfDocumentAsManager = upload('documents/update-file-of-document-as-manager-command', {
  ...forManagers,
  audit: { title: 'Datei eines Dokuments ersetzt' },
  input: z.object({ documentId: Id, revision: z.optional(Revision) }),
  files: { file: { accepts: 'document' } },
  output: EmptyObject,
  refusals: ['conflict', ...OF_UPLOADS, ...OF_DOCUMENTS],
  invalidates: queriesOfDocument,
})

/** The content elements that refer to it are deleted too. */
export const deleteDocumentAsManager = command('documents/delete-document-as-manager-command', {
  ...forManagers,
  audit: { title: 'Dokument gelöscht' },
  input: z.object({ documentId: Id }),
  output: EmptyObject,
  invalidates: () => [...queriesOfDocument(), 'modules/get-states-of-modules-as-manager-query'],
})

export const updateOrderOfDocumentsAsManager = command(
  'documents/update-order-of-documents-as-manager-command',
  {
    ...forManagers,
    audit: { title: 'Dokumente sortiert' },
    input: z.object({ sortedIdsOfDocuments: SortedIds }),
    output: EmptyObject,
    refusals: ['conflict'],
    invalidates: queriesOfList,
  },
)
