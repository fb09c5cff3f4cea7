import { useRouter } from '@tanstack/react-router'
import { createModuleAsManager, getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useAnswer } from '../../../api/hooks.ts'
import { EnabledField } from '../../../authoring/enabled-field.tsx'
import { FormDialog } from '../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../authoring/use-new-id.ts'
import { ModulePictureFields } from './module-picture-fields.tsx'
import { ModuleTitleFields } from './module-title-fields.tsx'
import { nextModuleNumber } from './next-module-number.ts'

/** Creates a module and opens it: its pages are written next. */
const NewModuleDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const moduleId = useNewId(isOpen)
  const router = useRouter()
  const { data: modules } = useAnswer(getModulesAsManager, {}, { isSilent: true })
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
      onSaved={({ moduleId: id }) =>
        void router.navigate({ href: pathTo('manage-modules-content-management', { id }) })
      }
    >
      {({ form, files, setFile }) => (
        <>
          <ModuleTitleFields form={form} {...(modules && { nextNumber: nextModuleNumber(modules) })} />
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
