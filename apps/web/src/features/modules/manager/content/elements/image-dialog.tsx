import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { createImageAsManager, updateImageAsManager } from '@wohlauf/contract/content-elements-as-manager'
import type { Image } from '@wohlauf/contract/image'
import type { DialogFormFields } from '../../../../../authoring/dialog-form.tsx'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { PictureField } from '../../../../../authoring/pictures/picture-field.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { forChange, forNew } from './saving.ts'
import { TitleField } from './title-field.tsx'

type Values = { title: string; alternativeText?: string | undefined }
type FieldsProps<V extends Values> = Pick<DialogFormFields<never>, 'files' | 'setFile'> & {
  form: UseFormReturnType<V>
  current?: Image
}

const Fields = <V extends Values>({ form, files, setFile, current }: FieldsProps<V>) => (
  <>
    <TitleField {...form.getInputProps('title')} />
    <PictureField
      label="Bild"
      current={current}
      file={files.image}
      onChange={(file) => setFile('image', file)}
      isRequired
    />
    <TextInput
      {...form.getInputProps('alternativeText')}
      label="Alternativtext"
      description="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen."
      maxLength={255}
    />
  </>
)

export const ImageDialog = ({ modulePageId, element, ...dialog }: ElementDialogProps<'IMAGE'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('image', modulePageId, dialog)}
        title="Bild anlegen"
        operation={createImageAsManager}
        initialValues={{ modulePageId, contentElementId: newId, title: '', alternativeText: '' }}
        successMessage="Bild wurde erstellt."
      >
        {({ form, files, setFile }) => <Fields form={form} files={files} setFile={setFile} />}
      </FormDialog>
    )
  const { contentElementId, title, image } = element
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Bild bearbeiten"
      operation={updateImageAsManager}
      initialValues={{ contentElementId, title, alternativeText: image.alternativeText }}
      subject="Das Bild"
      successMessage="Bild wurde angepasst"
    >
      {({ form, files, setFile }) => <Fields form={form} files={files} setFile={setFile} current={image} />}
    </FormDialog>
  )
}
