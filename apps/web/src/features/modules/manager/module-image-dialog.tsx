import { type ManagedModule, updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { ModulePictureFields } from './module-picture-fields.tsx'

type ModuleImageDialogProps = {
  item: Pick<ManagedModule, 'moduleId' | 'image' | 'revision'>
  isOpen: boolean
  onClose: () => void
}

const ModuleImageDialog = ({ item, ...dialog }: ModuleImageDialogProps) => {
  const { moduleId, image, revision } = item
  return (
    <FormDialog
      {...dialog}
      title="Bild ändern"
      operation={updateModuleImageAsManager}
      draftName={`module-image-${moduleId}`}
      initialValues={{ moduleId, alternativeText: image.alternativeText }}
      revision={revision}
      subject="Das Modul"
      successMessage="Bild des Moduls wurde angepasst."
    >
      {({ form, files, setFile }) => (
        <ModulePictureFields
          form={form}
          current={image}
          file={files.imageFile}
          onFile={(file) => setFile('imageFile', file)}
        />
      )}
    </FormDialog>
  )
}

export default ModuleImageDialog
