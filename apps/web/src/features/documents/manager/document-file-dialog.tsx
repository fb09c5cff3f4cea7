import { updateFileOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import { FileField } from '../../../authoring/files/file-field.tsx'
import { partDialog } from '../../../authoring/list/part-dialog.tsx'

export default partDialog({
  title: 'Datei ersetzen',
  beginsWithText: false,
  operation: updateFileOfDocumentAsManager,
  draft: 'document-file',
  idOf: ({ documentId }: ManagedDocument) => documentId,
  valuesOf: ({ documentId }) => ({ documentId }),
  subject: 'Das Dokument',
  successMessage: 'Datei des Dokuments wurde angepasst.',
  Fields: ({ form, files, setFile, item }) => (
    <>
      <p>Bisher: {item.fileName}</p>
      <FileField
        label="Neue Datei"
        file={files.file}
        onChange={(file) => {
          form.clearFieldError('file')
          setFile('file', file)
        }}
        error={form.errors.file}
      />
    </>
  ),
})
