import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { deletes } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { removeUnusedFile } from '../../../platform/storage/remove-unused-file.ts'
import { DOCUMENTS } from '../list.ts'

/** The content elements that refer to it are deleted by their foreign key. */
export const deleteDocumentAsManagerCommand = handle(
  deleteDocumentAsManager,
  deletes(DOCUMENTS, 'documentId', {
    remove: (tx, { storedFileId }) => enqueue(tx, removeUnusedFile, { storedFileId }),
  }),
)
