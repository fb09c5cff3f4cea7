import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { ImageFields, useShownImage } from '../../../../../authoring/elements/image-form.tsx'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const Fields = (props: ElementFieldsProps<'IMAGE_WITH_DESCRIPTION'>) => (
  <>
    <ImageFields {...props} />
    <TextInput {...props.form.getInputProps('description')} label="Beschreibung" {...REQUIRED} />
  </>
)

export default elementDialog('IMAGE_WITH_DESCRIPTION', {
  subject: 'Das Bild mit Beschreibung',
  creationMessage: 'Bild mit Beschreibung wurde erstellt.',
  changeMessage: 'Bild mit Beschreibung wurde angepasst.',
  empty: () => ({ description: '', alternativeText: '' }),
  valuesOf: ({ description, image }) => ({ description, alternativeText: image.alternativeText }),
  Fields,
  useShown: (fields) => {
    const picture = useShownImage(fields)
    return picture && { ...picture, description: fields.form.values.description }
  },
})
