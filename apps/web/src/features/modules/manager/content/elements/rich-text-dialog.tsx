import {
  createRichTextAsManager,
  updateRichTextAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { RICH_LINK } from '@wohlauf/contract/rich-text'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { TitleField } from './title-field.tsx'

export const RichTextDialog = ({
  modulePageId,
  element,
  isOpen,
  onClose,
}: ElementDialogProps<'RICH_TEXT'>) => {
  const newId = useNewId(isOpen)
  if (!element)
    return (
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        title="Text anlegen"
        width="large"
        operation={createRichTextAsManager}
        draftName={`rich-text-new-${modulePageId}`}
        initialValues={{ modulePageId, contentElementId: newId, title: '', textHtml: '' }}
        submitLabel="Anlegen"
        successMessage="Text wurde erstellt."
      >
        {({ form }) => (
          <>
            <TitleField {...form.getInputProps('title')} />
            <RichTextField label="Text" profile={RICH_LINK} {...form.getInputProps('textHtml')} />
          </>
        )}
      </FormDialog>
    )
  const { contentElementId, title, textHtml, revision } = element
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Text bearbeiten"
      width="large"
      operation={updateRichTextAsManager}
      draftName={`element-${contentElementId}`}
      initialValues={{ contentElementId, title, textHtml }}
      revision={revision}
      subject="Der Text"
      successMessage="Text wurde angepasst."
    >
      {({ form }) => (
        <>
          <TitleField {...form.getInputProps('title')} />
          <RichTextField label="Text" profile={RICH_LINK} {...form.getInputProps('textHtml')} />
        </>
      )}
    </FormDialog>
  )
}
