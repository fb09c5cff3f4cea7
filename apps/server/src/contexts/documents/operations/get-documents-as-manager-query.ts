import { getDocumentsAsManager } from '@wohlauf/contract/documents/managed-documents'
import { handle } from '../../../platform/http/mount/handler.ts'
import { listDocuments } from '../document-list.ts'

export const getDocumentsAsManagerQuery = handle(getDocumentsAsManager, async ({ tx, services }) => {
  const [documents, references] = await Promise.all([listDocuments(tx), services.countDocumentReferences(tx)])
  return documents.map((each) => ({ ...each, referringElements: references.get(each.documentId) ?? 0 }))
})
