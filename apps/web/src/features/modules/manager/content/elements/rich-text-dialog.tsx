import type { UseFormReturnType } from '@mantine/form'
import {
  createRichTextAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { RICH_LINK } from '@wohlauf/contract/rich-text'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'

const Fields = <V extends { title: string; textHtml: string }>({ form }: { form: UseFormReturnType<V> }) => (
  <>
    <TitleField {...form.getInputProps('title')} />
    <RichTextField label="Text" profile={RICH_LINK} {...form.getInputProps('textHtml')} />
  </>
)

export const RichTextDialog = ({ modulePageId, element, ...dialog }: ElementDialogProps<'RICH_TEXT'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('rich-text', modulePageId, dialog)}
        title="Text anlegen"
        width="large"
        operation={createRichTextAsManager}
        initialValues={{ modulePageId, contentElementId: newId, title: '', textHtml: '' }}
        successMessage="Text wurde erstellt."
      >
        {({ form }) => <Fields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, textHtml } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Text bearbeiten"
      width="large"
      operation={updateRichTextAsManager}
      initialValues={{ contentElementId, title, textHtml }}
      subject="Der Text"
      successMessage="Text wurde angepasst."
    >
      {({ form }) => <Fields form={form} />}
    </FormDialog>
  )
}
