import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sorts } from '../../../platform/lists/change-list.ts'
import { DOCUMENTS } from '../list.ts'

export const updateOrderOfDocumentsAsManagerCommand = handle(
  updateOrderOfDocumentsAsManager,
  sorts(DOCUMENTS, 'sortedIdsOfDocuments'),
)
