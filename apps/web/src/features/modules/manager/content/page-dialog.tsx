import '@mantine/core/styles/Checkbox.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  createModulePageAsManager,
  type ManagedModulePage,
  updateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { EnabledField } from '../../../../authoring/enabled-field.tsx'
import { FormDialog } from '../../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../../authoring/use-new-id.ts'

type Values = { modulePageTitle: string; modulePageIsExerciseIncluded: boolean }

const PageFields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TextInput {...form.getInputProps('modulePageTitle')} label="Titel" required data-autofocus />
    <Checkbox
      {...form.getInputProps('modulePageIsExerciseIncluded', { type: 'checkbox' })}
      label="Enthält eine Übung"
      description="Wer liest, bestätigt sie am Ende der Seite, bevor es weitergeht."
    />
  </>
)

type PageDialogProps = {
  moduleId: string
  page?: ManagedModulePage
  isOpen: boolean
  onClose: () => void
  onCreated: (modulePageId: string) => void
}

export const PageDialog = ({ moduleId, page, isOpen, onClose, onCreated }: PageDialogProps) => {
  const newId = useNewId(isOpen)
  if (page)
    return (
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        title="Seite bearbeiten"
        operation={updateModulePageAsManager}
        draftName={`page-${page.modulePageId}`}
        initialValues={{
          modulePageId: page.modulePageId,
          modulePageTitle: page.title,
          modulePageIsExerciseIncluded: page.isExerciseIncluded,
        }}
        revision={page.revision}
        subject="Die Seite"
        successMessage="Seite wurde angepasst."
      >
        {({ form }) => <PageFields form={form} />}
      </FormDialog>
    )
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Seite erstellen"
      operation={createModulePageAsManager}
      draftName={`page-new-${moduleId}`}
      initialValues={{
        moduleId,
        modulePageId: newId,
        modulePageTitle: '',
        modulePageIsExerciseIncluded: false,
        modulePageIsEnabled: true,
      }}
      submitLabel="Erstellen"
      successMessage="Seite wurde erstellt."
      onSaved={(_, { modulePageId }) => onCreated(modulePageId)}
    >
      {({ form }) => (
        <>
          <PageFields form={form} />
          <EnabledField
            {...form.getInputProps('modulePageIsEnabled', { type: 'checkbox' })}
            subject="Die Seite"
          />
        </>
      )}
    </FormDialog>
  )
}
