import {
  type ManagedModule,
  updateModuleImageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { ModulePictureFields } from './module-picture-fields.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'

type ModuleChangeDialogProps = {
  module: Pick<ManagedModule, 'moduleId' | 'number' | 'title' | 'image' | 'revision'>
  isOpen: boolean
  onClose: () => void
}

export const ModuleTitleDialog = ({ module, ...dialog }: ModuleChangeDialogProps) => {
  const { moduleId, number, title, revision } = module
  return (
    <FormDialog
      {...dialog}
      title="Nummer und Titel ändern"
      operation={updateModuleTitleAsManager}
      draftName={`module-title-${moduleId}`}
      initialValues={{ moduleId, number, title }}
      revision={revision}
      subject="Das Modul"
      successMessage="Modul wurde angepasst."
    >
      {({ form }) => <ModuleTitleFields form={form} />}
    </FormDialog>
  )
}

export const ModuleImageDialog = ({ module, ...dialog }: ModuleChangeDialogProps) => {
  const { moduleId, image, revision } = module
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
