import { createModuleAsManager, type ManagedModule } from '@wohlauf/contract/modules-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { DeleteModuleDialog } from './delete-module-dialog.tsx'
import { ModuleImageDialog, ModuleTitleDialog } from './module-change-dialogs.tsx'
import { ModulePictureFields } from './module-picture-fields.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'

/** Which dialog stands open, and for which module. */
export type ModuleTask = { kind: 'create' | 'title' | 'image' | 'delete'; moduleId: string; isOpen: boolean }

type ModuleDialogsProps = { task: ModuleTask; module: ManagedModule | undefined; onClose: () => void }

const CreateModuleDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <FormDialog
    isOpen={isOpen}
    onClose={onClose}
    title="Modul erstellen"
    operation={createModuleAsManager}
    draftName="module-new"
    initialValues={{ number: 0, title: '', isEnabled: false, alternativeText: '' }}
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
      </>
    )}
  </FormDialog>
)

const DIALOGS = { title: ModuleTitleDialog, image: ModuleImageDialog, delete: DeleteModuleDialog }

/** What can be done from the list. */
const ModuleDialogs = ({ task: { kind, isOpen }, module, onClose }: ModuleDialogsProps) => {
  if (kind === 'create') return <CreateModuleDialog isOpen={isOpen} onClose={onClose} />
  const Dialog = DIALOGS[kind]
  return module ? <Dialog isOpen={isOpen} onClose={onClose} module={module} /> : null
}

export default ModuleDialogs
