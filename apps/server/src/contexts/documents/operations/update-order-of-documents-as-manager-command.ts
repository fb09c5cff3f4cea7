import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { sorts } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { DOCUMENTS } from '../list.ts'

export const updateOrderOfDocumentsAsManagerCommand = handle(
  updateOrderOfDocumentsAsManager,
  sorts(DOCUMENTS, 'sortedIdsOfDocuments'),
)
