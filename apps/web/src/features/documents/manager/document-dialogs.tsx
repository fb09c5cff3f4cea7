import {
  createDocumentAsManager,
  type ManagedDocument,
  updateDescriptionOfDocumentAsManager,
  updateFileOfDocumentAsManager,
} from '@wohlauf/contract/documents-as-manager'
import { FileField } from '../../../authoring/files/file-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { DeleteDocumentDialog } from './delete-document-dialog.tsx'
import { DescriptionFields } from './description-fields.tsx'

/** Which dialog stands open, and for which document. */
export type DocumentTask = {
  kind: 'create' | 'description' | 'file' | 'delete'
  documentId: string
  isOpen: boolean
}

type DocumentDialogsProps = { task: DocumentTask; document: ManagedDocument | undefined; onClose: () => void }

/** What can be done with a document. */
const DocumentDialogs = ({ task: { kind, isOpen }, document, onClose }: DocumentDialogsProps) => {
  if (kind === 'create')
    return (
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        title="Dokument erstellen"
        operation={createDocumentAsManager}
        draftName="document-new"
        initialValues={{ title: '', shortDescription: '' }}
        submitLabel="Erstellen"
        successMessage="Dokument wurde erstellt."
      >
        {({ form, files, setFile }) => (
          <>
            <DescriptionFields form={form} />
            <FileField label="Datei" file={files.file} onChange={(file) => setFile('file', file)} />
          </>
        )}
      </FormDialog>
    )
  if (!document) return null
  const { documentId, title, shortDescription, fileName, revision } = document
  const common = { isOpen, onClose, revision, subject: 'Das Dokument' }
  if (kind === 'delete') return <DeleteDocumentDialog isOpen={isOpen} onClose={onClose} document={document} />
  if (kind === 'description')
    return (
      <FormDialog
        {...common}
        title="Beschreibungen ändern"
        operation={updateDescriptionOfDocumentAsManager}
        draftName={`document-description-${documentId}`}
        initialValues={{ documentId, title, shortDescription }}
        successMessage="Beschreibungen des Dokuments wurden angepasst."
      >
        {({ form }) => <DescriptionFields form={form} />}
      </FormDialog>
    )
  return (
    <FormDialog
      {...common}
      title="Datei ersetzen"
      operation={updateFileOfDocumentAsManager}
      draftName={`document-file-${documentId}`}
      initialValues={{ documentId }}
      successMessage="Datei des Dokuments wurde angepasst."
    >
      {({ files, setFile }) => (
        <>
          <p>Bisher: {fileName}</p>
          <FileField label="Neue Datei" file={files.file} onChange={(file) => setFile('file', file)} />
        </>
      )}
    </FormDialog>
  )
}

export default DocumentDialogs
