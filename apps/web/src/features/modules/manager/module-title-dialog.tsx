import { type ManagedModule, updateModuleTitleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'

type ModuleTitleDialogProps = {
  item: Pick<ManagedModule, 'moduleId' | 'number' | 'title' | 'revision'>
  isOpen: boolean
  onClose: () => void
}

const ModuleTitleDialog = ({ item, ...dialog }: ModuleTitleDialogProps) => {
  const { moduleId, number, title, revision } = item
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

export default ModuleTitleDialog
