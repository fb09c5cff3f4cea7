import {
  createModuleAsManager,
  type ManagedModule,
  updateModuleImageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { DeleteModuleDialog } from './delete-module-dialog.tsx'
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

/** What can be done with a module from the list and from its content page. */
const ModuleDialogs = ({ task: { kind, isOpen }, module, onClose }: ModuleDialogsProps) => {
  if (kind === 'create') return <CreateModuleDialog isOpen={isOpen} onClose={onClose} />
  if (!module) return null
  const { moduleId, number, title, image, revision } = module
  const common = { isOpen, onClose, revision, subject: 'Das Modul' }
  if (kind === 'delete') return <DeleteModuleDialog isOpen={isOpen} onClose={onClose} module={module} />
  if (kind === 'title')
    return (
      <FormDialog
        {...common}
        title="Nummer und Titel ändern"
        operation={updateModuleTitleAsManager}
        draftName={`module-title-${moduleId}`}
        initialValues={{ moduleId, number, title }}
        successMessage="Modul wurde angepasst."
      >
        {({ form }) => <ModuleTitleFields form={form} />}
      </FormDialog>
    )
  return (
    <FormDialog
      {...common}
      title="Bild ändern"
      operation={updateModuleImageAsManager}
      draftName={`module-image-${moduleId}`}
      initialValues={{ moduleId, alternativeText: image.alternativeText }}
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

export default ModuleDialogs
