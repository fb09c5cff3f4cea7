import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Image } from '@wohlauf/contract/values/image'
import type { DialogFormFields } from '../dialog-form.tsx'
import { PictureField } from '../pictures/picture-field.tsx'
import { useChosenPicture } from '../pictures/use-chosen-picture.ts'

type Values = { alternativeText?: string | undefined }

type ImageFieldsProps<V extends Values> = Pick<DialogFormFields<never>, 'files' | 'setFile'> & {
  form: UseFormReturnType<V>
  element: { image: Image } | undefined
}

export const ImageFields = <V extends Values>({ form, files, setFile, element }: ImageFieldsProps<V>) => (
  <>
    <PictureField
      label="Bild"
      current={element?.image}
      file={files.image}
      path="image"
      error={form.errors.image}
      onChange={(file) => setFile('image', file)}
      isRequired
    />
    <TextInput
      {...form.getInputProps('alternativeText')}
      label="Alternativtext"
      description="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen."
    />
  </>
)

/** A grey placeholder, until the picture is stored and has colours of its own. */
const NO_HASH = 'NQgCBwBoVA+IiIiIh0iHWIh/AAAAAAAA'

export const useShownImage = <V extends Values>({
  form,
  files,
  element,
}: Omit<ImageFieldsProps<V>, 'setFile'>) => {
  const chosenPicture = useChosenPicture(files.image)
  const alternativeText = form.values.alternativeText ?? ''
  if (chosenPicture) return { image: { ...chosenPicture, hash: NO_HASH, widths: [], alternativeText } }
  return element ? { image: { ...element.image, alternativeText } } : null
}

export const IMAGE_FORM = {
  subject: 'Das Bild',
  creationMessage: 'Bild wurde erstellt.',
  changeMessage: 'Bild wurde angepasst',
  empty: () => ({ alternativeText: '' }),
  valuesOf: ({ image }: { image: Image }) => ({ alternativeText: image.alternativeText }),
  Fields: ImageFields<Values>,
  useShown: useShownImage<Values>,
} as const
