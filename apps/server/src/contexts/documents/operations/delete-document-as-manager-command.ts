import { deleteDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { removeUnusedFile } from '../../../platform/files/remove-unused-file.ts'
import { handle } from '../../../platform/http/handler.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { deletes } from '../../../platform/lists/change-list.ts'
import { DOCUMENTS } from '../list.ts'

/** The content elements that refer to it are deleted by their foreign key. */
export const deleteDocumentAsManagerCommand = handle(
  deleteDocumentAsManager,
  deletes(DOCUMENTS, 'documentId', {
    remove: (tx, { storedFileId }) => enqueue(tx, removeUnusedFile, { storedFileId }),
  }),
)
