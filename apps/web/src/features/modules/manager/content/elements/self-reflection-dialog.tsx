import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  createSelfReflectionAsManager,
  updateSelfReflectionAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { LISTS } from '@wohlauf/contract/rich-text'
import { FieldList } from '../../../../../authoring/field-list.tsx'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'

type Option = { answer: string; reaction: string }
type Values = { title: string; question: string; selfReflectionOptions: Option[] }

const newOption = (): Option => ({ answer: '', reaction: '' })

const Fields = <V extends Values>({ form: given }: { form: UseFormReturnType<V> }) => {
  const form = given as unknown as UseFormReturnType<Values>
  return (
    <>
      <TitleField {...form.getInputProps('title')} />
      <RichTextField label="Frage" profile={LISTS} {...form.getInputProps('question')} />
      <FieldList
        items={form.values.selfReflectionOptions}
        labelOf={(index) => `Möglichkeit ${index + 1}`}
        addLabel="Möglichkeit hinzufügen"
        makeNew={newOption}
        onChange={(options) => form.setFieldValue('selfReflectionOptions', options)}
        error={form.errors.selfReflectionOptions}
      >
        {(_, index) => (
          <>
            <TextInput
              {...form.getInputProps(`selfReflectionOptions.${index}.answer`)}
              label="Antwort"
              maxLength={255}
              required
            />
            <RichTextField
              label="Reaktion"
              description="Erscheint, wenn jemand diese Antwort wählt. Gespeichert wird davon nichts."
              profile={LISTS}
              {...form.getInputProps(`selfReflectionOptions.${index}.reaction`)}
            />
          </>
        )}
      </FieldList>
    </>
  )
}

export const SelfReflectionDialog = ({
  modulePageId,
  element,
  ...dialog
}: ElementDialogProps<'SELF_REFLECTION'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('self-reflection', modulePageId, dialog)}
        title="Selbstreflexion anlegen"
        width="large"
        operation={createSelfReflectionAsManager}
        initialValues={{
          modulePageId,
          contentElementId: newId,
          title: '',
          question: '',
          selfReflectionOptions: [newOption()],
        }}
        successMessage="Selbstreflexion wurde erstellt."
      >
        {({ form }) => <Fields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, question, selfReflectionOptions } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Selbstreflexion bearbeiten"
      width="large"
      operation={updateSelfReflectionAsManager}
      initialValues={{ contentElementId, title, question, selfReflectionOptions }}
      subject="Die Selbstreflexion"
      successMessage="Selbstreflexion wurde angepasst."
    >
      {({ form }) => <Fields form={form} />}
    </FormDialog>
  )
}
