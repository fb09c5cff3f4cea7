import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Image } from '@wohlauf/contract/values/image'
import { PictureField } from '../../../authoring/pictures/picture-field.tsx'
import { GRID_ASPECT_RATIO } from './grid-aspect-ratio.ts'

type Values = { alternativeText?: string | undefined }

type ModulePictureFieldsProps<V extends Values> = {
  form: UseFormReturnType<V>
  current?: Image
  file: File | null | undefined
  onFile: (file: File | null) => void
}

export const ModulePictureFields = <V extends Values>({
  form,
  current,
  file,
  onFile,
}: ModulePictureFieldsProps<V>) => (
  <>
    <PictureField
      label="Bild"
      aspectRatio={GRID_ASPECT_RATIO}
      current={current}
      file={file}
      path="imageFile"
      error={form.errors.imageFile}
      onChange={onFile}
      isRequired
    />
    <TextInput
      {...form.getInputProps('alternativeText')}
      label="Alternativtext"
      description="Was auf dem Bild zu sehen ist, für alle, die es nicht sehen. Leer lassen, wenn es nur schmückt."
    />
  </>
)
