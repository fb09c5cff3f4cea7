import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  createModulePageAsManager,
  type ManagedModulePage,
  updateModulePageAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import { EnabledField } from '../../../../authoring/enabled-field.tsx'
import { FormDialog } from '../../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../../authoring/use-new-id.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { REQUIRED } from '../../../../ui/fields/required.ts'

type Values = {
  modulePageTitle: string
  modulePageIsExerciseIncluded: boolean
  modulePageMinutesOverride?: number | null | undefined
}

type PageFieldsProps<V> = { form: UseFormReturnType<V>; calculatedMinutes?: number }

const MinutesField = <V extends Values>({ form, calculatedMinutes }: PageFieldsProps<V>) => {
  const { onChange, ...props } = form.getInputProps('modulePageMinutesOverride')
  return (
    <NumberField
      {...props}
      label="Lesezeit in Minuten"
      description={
        calculatedMinutes === undefined
          ? 'Leer: Sie wird aus den Inhalten berechnet.'
          : `Leer: Sie wird aus den Inhalten berechnet (${calculatedMinutes} Min.).`
      }
      onChange={(value) => onChange(value === '' ? null : value)}
    />
  )
}

const PageFields = <V extends Values>({ form, ...minutes }: PageFieldsProps<V>) => (
  <>
    <TextInput {...form.getInputProps('modulePageTitle')} label="Titel" {...REQUIRED} data-autofocus />
    <Checkbox
      {...form.getInputProps('modulePageIsExerciseIncluded', { type: 'checkbox' })}
      label="Enthält eine Übung"
      description="Wer liest, bestätigt sie am Ende der Seite, bevor es weitergeht."
    />
    <MinutesField form={form} {...minutes} />
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
          modulePageMinutesOverride: page.minutesOverride,
        }}
        revision={page.revision}
        subject="Die Seite"
        successMessage="Seite wurde angepasst."
      >
        {({ form }) => <PageFields form={form} calculatedMinutes={readingMinutes(page.contentElements)} />}
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
        modulePageMinutesOverride: null,
        modulePageIsEnabled: true,
      }}
      submitLabel="Erstellen"
      successMessage="Seite wurde erstellt."
      isSuccessSeen
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
