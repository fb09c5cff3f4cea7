import { updateFileOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import { FileField } from '../../../authoring/files/file-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'

type DocumentFileDialogProps = { item: ManagedDocument; isOpen: boolean; onClose: () => void }

const DocumentFileDialog = ({ item, ...dialog }: DocumentFileDialogProps) => {
  const { documentId, fileName, revision } = item
  return (
    <FormDialog
      {...dialog}
      title="Datei ersetzen"
      operation={updateFileOfDocumentAsManager}
      draftName={`document-file-${documentId}`}
      initialValues={{ documentId }}
      revision={revision}
      subject="Das Dokument"
      successMessage="Datei des Dokuments wurde angepasst."
    >
      {({ form, files, setFile }) => (
        <>
          <p>Bisher: {fileName}</p>
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
      )}
    </FormDialog>
  )
}

export default DocumentFileDialog
