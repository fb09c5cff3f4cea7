import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useNormalisedText } from '../../../../../forms/use-normalised-text.ts'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'
import { videoIdIn } from './video-id.ts'

const Fields = ({ form }: ElementFieldsProps<'VIDEO'>) => (
  <TextInput
    {...useNormalisedText(form, 'videoId', videoIdIn)}
    label="Video"
    description="Die Adresse des Videos bei Vimeo oder seine Nummer."
    placeholder="https://vimeo.com/76979871"
    {...REQUIRED}
  />
)

export default elementDialog('VIDEO', {
  subject: 'Das Video',
  creationMessage: 'Video wurde erstellt.',
  changeMessage: 'Video wurde angepasst.',
  empty: () => ({ videoId: '' }),
  Fields,
})
