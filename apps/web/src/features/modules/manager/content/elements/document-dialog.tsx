import '@mantine/core/styles/Input.css'
import { NativeSelect } from '@mantine/core'
import { getDocumentsForModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { DOCUMENT } from '@wohlauf/contract/values/elements/document'
import { useEffect } from 'react'
import { useAnswer } from '../../../../../api/hooks.ts'
import { profileOf } from '../../../../../authoring/elements/profile-of.ts'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const EXPLANATION = profileOf(DOCUMENT, 'documentExplanation')

const Fields = ({ form, element }: ElementFieldsProps<'DOCUMENT'>) => {
  const { data: documents = [], isSuccess, isFetching } = useAnswer(getDocumentsForModulesAsManager, {})
  const { idOfReferencedDocument: documentChoice } = form.values
  // The element's document exists as long as the element does: the list may be older.
  const exists =
    documentChoice === element?.idOfReferencedDocument ||
    documents.some(({ documentId }) => documentId === documentChoice)
  const isDeleted = documentChoice !== '' && isSuccess && !isFetching && !exists
  useEffect(() => {
    // A draft may name a deleted one: the select would show another document than the one that is sent.
    if (isDeleted) form.setFieldValue('idOfReferencedDocument', '')
  })
  return (
    <>
      <NativeSelect
        {...form.getInputProps('idOfReferencedDocument')}
        label="Dokument"
        size="md"
        {...REQUIRED}
        data={[
          { value: '', label: 'Bitte auswählen', disabled: true },
          ...documents.map(({ documentId, title, fileName }) => ({
            value: documentId,
            label: `${title} (${fileName})`,
          })),
        ]}
      />
      <RichTextField label="Erklärung" profile={EXPLANATION} {...form.getInputProps('documentExplanation')} />
    </>
  )
}

export default elementDialog('DOCUMENT', {
  subject: 'Das Dokument',
  creationMessage: 'Dokument wurde erstellt.',
  changeMessage: 'Dokument wurde angepasst.',
  empty: () => ({ idOfReferencedDocument: '', documentExplanation: '' }),
  Fields,
  useShown: ({ form: { values } }) => {
    const { data: documents = [] } = useAnswer(getDocumentsForModulesAsManager, {})
    const document = documents.find(({ documentId }) => documentId === values.idOfReferencedDocument)
    return document ? { ...values, documentTitle: document.title, documentFileName: document.fileName } : null
  },
})
