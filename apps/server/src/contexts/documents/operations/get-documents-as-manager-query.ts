import { getDocumentsAsManager } from '@wohlauf/contract/managed-documents'
import { handle } from '../../../platform/http/handler.ts'
import { countReferringElements } from '../../modules/index.ts'
import { listDocuments } from '../document-list.ts'

export const getDocumentsAsManagerQuery = handle(getDocumentsAsManager, async ({ tx }) => {
  const [documents, elementsOf] = await Promise.all([listDocuments(tx), countReferringElements(tx)])
  return documents.map((each) => ({ ...each, referringElements: elementsOf.get(each.documentId) ?? 0 }))
})
