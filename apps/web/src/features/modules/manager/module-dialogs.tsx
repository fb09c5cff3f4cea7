import { createModuleAsManager, type ManagedModule } from '@wohlauf/contract/modules-as-manager'
import { EnabledField } from '../../../authoring/enabled-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { DeleteModuleDialog } from './delete-module-dialog.tsx'
import { ModuleImageDialog, ModuleTitleDialog } from './module-change-dialogs.tsx'
import { ModulePictureFields } from './module-picture-fields.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'

/** The action chosen in the list: for a new module, or for one of the list. */
export type ModuleTask = { kind: 'create' } | { kind: 'title' | 'image' | 'delete'; moduleId: string }

type ModuleDialogsProps = {
  task: ModuleTask
  modules: readonly ManagedModule[]
  isOpen: boolean
  onClose: () => void
}

const CreateModuleDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
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

const DIALOGS = { title: ModuleTitleDialog, image: ModuleImageDialog, delete: DeleteModuleDialog }

/** The actions of the list. */
const ModuleDialogs = ({ task, modules, ...dialog }: ModuleDialogsProps) => {
  if (task.kind === 'create') return <CreateModuleDialog {...dialog} />
  const Dialog = DIALOGS[task.kind]
  const module = modules.find(({ moduleId }) => moduleId === task.moduleId)
  return module ? <Dialog {...dialog} module={module} /> : null
}

export default ModuleDialogs
