import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import { FileField } from '../../../authoring/files/file-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { DescriptionFields } from './description-fields.tsx'

type NewDocumentDialogProps = { isOpen: boolean; onClose: () => void }

const NewDocumentDialog = ({ isOpen, onClose }: NewDocumentDialogProps) => {
  const documentId = useNewId(isOpen)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Dokument erstellen"
      operation={createDocumentAsManager}
      draftName="document-new"
      initialValues={{ documentId, title: '', shortDescription: '' }}
      submitLabel="Erstellen"
      successMessage="Dokument wurde erstellt."
    >
      {({ form, files, setFile }) => (
        <>
          <DescriptionFields form={form} />
          <FileField
            label="Datei"
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

export default NewDocumentDialog
