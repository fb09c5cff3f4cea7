import { TextInput } from '@mantine/core'
import { PictureField } from '../../../../../authoring/pictures/picture-field.tsx'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const Fields = ({ form, files, setFile, element }: ElementFieldsProps<'IMAGE'>) => (
  <>
    <PictureField
      label="Bild"
      current={element?.image}
      file={files.image}
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

export default elementDialog('IMAGE', {
  subject: 'Das Bild',
  created: 'Bild wurde erstellt.',
  changed: 'Bild wurde angepasst',
  empty: () => ({ alternativeText: '' }),
  valuesOf: ({ image }) => ({ alternativeText: image.alternativeText }),
  Fields,
})
