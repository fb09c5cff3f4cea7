import { updateDescriptionOfDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import type { ManagedDocument } from '@wohlauf/contract/documents/managed-documents'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { DescriptionFields } from './description-fields.tsx'

type DocumentDescriptionDialogProps = { item: ManagedDocument; isOpen: boolean; onClose: () => void }

const DocumentDescriptionDialog = ({ item, ...dialog }: DocumentDescriptionDialogProps) => {
  const { documentId, title, shortDescription, revision } = item
  return (
    <FormDialog
      {...dialog}
      title="Beschreibungen ändern"
      operation={updateDescriptionOfDocumentAsManager}
      draftName={`document-description-${documentId}`}
      initialValues={{ documentId, title, shortDescription }}
      revision={revision}
      subject="Das Dokument"
      successMessage="Beschreibungen des Dokuments wurden angepasst."
    >
      {({ form }) => <DescriptionFields form={form} />}
    </FormDialog>
  )
}

export default DocumentDescriptionDialog
