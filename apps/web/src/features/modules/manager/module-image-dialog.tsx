import { type ManagedModule, updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { partDialog } from '../../../authoring/list/part-dialog.tsx'
import { ModulePictureFields } from './module-picture-fields.tsx'

export default partDialog({
  title: 'Bild ändern',
  beginsWithText: false,
  operation: updateModuleImageAsManager,
  draft: 'module-image',
  idOf: ({ moduleId }: Pick<ManagedModule, 'moduleId' | 'image' | 'revision'>) => moduleId,
  valuesOf: ({ moduleId, image }) => ({ moduleId, alternativeText: image.alternativeText }),
  subject: 'Das Modul',
  successMessage: 'Bild des Moduls wurde angepasst.',
  Fields: ({ form, files, setFile, item }) => (
    <ModulePictureFields
      form={form}
      current={item.image}
      file={files.imageFile}
      onFile={(file) => setFile('imageFile', file)}
    />
  ),
})
