import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  createAcknowledgementAsManager,
  updateAcknowledgementAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { RICH } from '@wohlauf/contract/rich-text'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'

type Values = { title: string; introduction: string; acknowledgement: string }

const Fields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TitleField {...form.getInputProps('title')} />
    <RichTextField label="Einleitung" profile={RICH} {...form.getInputProps('introduction')} />
    <TextInput
      {...form.getInputProps('acknowledgement')}
      label="Bestätigung"
      description="Der Satz neben dem Kästchen, zum Beispiel „Ich nehme mir heute zehn Minuten Zeit.“"
      maxLength={255}
      required
    />
  </>
)

export const AcknowledgementDialog = ({
  modulePageId,
  element,
  ...dialog
}: ElementDialogProps<'ACKNOWLEDGEMENT'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('acknowledgement', modulePageId, dialog)}
        title="Bestätigung anlegen"
        operation={createAcknowledgementAsManager}
        initialValues={{
          modulePageId,
          contentElementId: newId,
          title: '',
          introduction: '',
          acknowledgement: '',
        }}
        successMessage="Bestätigung wurde erstellt."
      >
        {({ form }) => <Fields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, introduction, acknowledgement } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Bestätigung bearbeiten"
      operation={updateAcknowledgementAsManager}
      initialValues={{ contentElementId, title, introduction, acknowledgement }}
      subject="Die Bestätigung"
      successMessage="Bestätigung wurde angepasst."
    >
      {({ form }) => <Fields form={form} />}
    </FormDialog>
  )
}
