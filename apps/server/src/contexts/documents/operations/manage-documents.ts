import {
  deleteDocumentAsManager,
  updateOrderOfDocumentsAsManager,
} from '@wohlauf/contract/documents/documents-as-manager'
import { deletes } from '../../../platform/http/lists/change-list.ts'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { removeUnusedFile } from '../../../platform/storage/remove-unused-file.ts'
import { DOCUMENTS } from '../list.ts'

/** The content elements that refer to a deleted document are deleted by their foreign key. */
export const manageDocuments = managedHandlers(DOCUMENTS, {
  sort: updateOrderOfDocumentsAsManager,
  delete: handle(
    deleteDocumentAsManager,
    deletes(DOCUMENTS, {
      remove: (tx, { storedFileId }) => enqueue(tx, removeUnusedFile, { storedFileId }),
    }),
    { publishesOnSave: 'module' },
  ),
})
