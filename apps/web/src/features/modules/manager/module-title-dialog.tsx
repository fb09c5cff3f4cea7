import { type ManagedModule, updateModuleTitleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { partDialog } from '../../../authoring/list/part-dialog.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'

export default partDialog({
  title: 'Nummer und Titel ändern',
  operation: updateModuleTitleAsManager,
  draft: 'module-title',
  idOf: ({ moduleId }: Pick<ManagedModule, 'moduleId' | 'number' | 'title' | 'revision'>) => moduleId,
  valuesOf: ({ moduleId, number, title }) => ({ moduleId, number, title }),
  subject: 'Das Modul',
  successMessage: 'Modul wurde angepasst.',
  Fields: ModuleTitleFields,
})
