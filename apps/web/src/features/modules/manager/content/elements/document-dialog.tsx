import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  createDocumentElementAsManager,
  updateDocumentElementAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import { getDocumentsForModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { LISTS } from '@wohlauf/contract/rich-text'
import { useAnswer } from '../../../../../api/hooks.ts'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'

type Values = { title: string; idOfReferencedDocument: string; documentExplanation: string }

const Fields = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => {
  const { data: documents = [] } = useAnswer(getDocumentsForModulesAsManager, {})
  return (
    <>
      <TitleField {...form.getInputProps('title')} />
      <NativeSelect
        {...form.getInputProps('idOfReferencedDocument')}
        label="Dokument"
        size="md"
        required
        data={[
          { value: '', label: 'Bitte auswählen', disabled: true },
          ...documents.map(({ documentId, title, fileName }) => ({
            value: documentId,
            label: `${title} (${fileName})`,
          })),
        ]}
      />
      <RichTextField label="Erklärung" profile={LISTS} {...form.getInputProps('documentExplanation')} />
    </>
  )
}

export const DocumentDialog = ({ modulePageId, element, ...dialog }: ElementDialogProps<'DOCUMENT'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('document', modulePageId, dialog)}
        title="Dokument anlegen"
        operation={createDocumentElementAsManager}
        initialValues={{
          modulePageId,
          contentElementId: newId,
          title: '',
          idOfReferencedDocument: '',
          documentExplanation: '',
        }}
        successMessage="Dokument wurde erstellt."
      >
        {({ form }) => <Fields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, idOfReferencedDocument, documentExplanation } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Dokument bearbeiten"
      operation={updateDocumentElementAsManager}
      initialValues={{ contentElementId, title, idOfReferencedDocument, documentExplanation }}
      subject="Das Dokument"
      successMessage="Dokument wurde angepasst."
    >
      {({ form }) => <Fields form={form} />}
    </FormDialog>
  )
}
