import {
  createDocumentAsManager,
  updateDescriptionOfDocumentAsManager,
  updateFileOfDocumentAsManager,
} from '@wohlauf/contract/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/managed-documents'
import { FileField } from '../../../authoring/files/file-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { DeleteDocumentDialog } from './delete-document-dialog.tsx'
import { DescriptionFields } from './description-fields.tsx'

/** The action chosen in the list: for a new document, or for one of the list. */
export type DocumentTask =
  | { kind: 'create' }
  | { kind: 'description' | 'file' | 'delete'; documentId: string }

type DocumentDialogsProps = {
  task: DocumentTask
  documents: readonly ManagedDocument[]
  isOpen: boolean
  onClose: () => void
}

/** The actions for a document. */
const DocumentDialogs = ({ task, documents, ...dialog }: DocumentDialogsProps) => {
  const newId = useNewId(dialog.isOpen)
  if (task.kind === 'create')
    return (
      <FormDialog
        {...dialog}
        title="Dokument erstellen"
        operation={createDocumentAsManager}
        draftName="document-new"
        initialValues={{ documentId: newId, title: '', shortDescription: '' }}
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
  const document = documents.find(({ documentId }) => documentId === task.documentId)
  if (!document) return null
  const { documentId, title, shortDescription, fileName, revision } = document
  const common = { ...dialog, revision, subject: 'Das Dokument' }
  if (task.kind === 'delete') return <DeleteDocumentDialog {...dialog} document={document} />
  if (task.kind === 'description')
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
