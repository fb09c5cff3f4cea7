import { createModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { EnabledField } from '../../../authoring/enabled-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { ModulePictureFields } from './module-picture-fields.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'

const NewModuleDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const moduleId = useNewId(isOpen)
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Modul erstellen"
      operation={createModuleAsManager}
      draftName="module-new"
      initialValues={{ moduleId, number: 0, title: '', isEnabled: false, alternativeText: '' }}
      submitLabel="Erstellen"
      successMessage="Modul wurde erstellt."
    >
      {({ form, files, setFile }) => (
        <>
          <ModuleTitleFields form={form} />
          <ModulePictureFields
            form={form}
            file={files.imageFile}
            onFile={(file) => setFile('imageFile', file)}
          />
          <EnabledField {...form.getInputProps('isEnabled', { type: 'checkbox' })} subject="Das Modul" />
        </>
      )}
    </FormDialog>
  )
}

export default NewModuleDialog
