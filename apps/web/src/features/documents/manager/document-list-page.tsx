import { updateOrderOfDocumentsAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { getDocumentsAsManager, type ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import IconFileUpload from '~icons/tabler/file-upload'
import IconPencil from '~icons/tabler/pencil'
import IconTrash from '~icons/tabler/trash'
import { managedListPage } from '../../../authoring/list/managed-list-page.tsx'
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx'
import { documentFacts } from '../document-facts.ts'
import { DOCUMENT_KIND } from './document-kind.ts'

const NewDocumentDialog = lazyDialog(() => import('./new-document-dialog.tsx'))
const DocumentDescriptionDialog = lazyDialog(() => import('./document-description-dialog.tsx'))
const DocumentFileDialog = lazyDialog(() => import('./document-file-dialog.tsx'))
const DeleteDocumentDialog = lazyDialog(() => import('./delete-document-dialog.tsx'))

export default managedListPage<ManagedDocument>({
  kind: DOCUMENT_KIND,
  title: 'Dokumente',
  query: getDocumentsAsManager,
  emptyText: 'Noch keine Dokumente angelegt.',
  nameOf: ({ title }) => title,
  rowOf: (document) => ({
    note: (
      <span>
        {document.shortDescription}
        <br />
        {document.fileName}
        <br />
        {documentFacts(document)}
      </span>
    ),
  }),
  NewDialog: NewDocumentDialog,
  actions: [
    { label: 'Beschreibungen ändern', icon: IconPencil, Dialog: DocumentDescriptionDialog },
    { label: 'Datei ersetzen', icon: IconFileUpload, Dialog: DocumentFileDialog },
    { label: 'Löschen', icon: IconTrash, isFinal: true, Dialog: DeleteDocumentDialog },
  ],
  sorting: { operation: updateOrderOfDocumentsAsManager },
})
