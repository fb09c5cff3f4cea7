import { updateDescriptionOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import { partDialog } from '../../../authoring/list/part-dialog.tsx'
import { DescriptionFields } from './description-fields.tsx'

export default partDialog({
  title: 'Beschreibungen ändern',
  operation: updateDescriptionOfDocumentAsManager,
  draft: 'document-description',
  idOf: ({ documentId }: ManagedDocument) => documentId,
  valuesOf: ({ documentId, title, shortDescription }) => ({ documentId, title, shortDescription }),
  subject: 'Das Dokument',
  successMessage: 'Beschreibungen des Dokuments wurden angepasst.',
  Fields: DescriptionFields,
})
