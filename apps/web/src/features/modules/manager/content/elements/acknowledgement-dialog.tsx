import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { ACKNOWLEDGEMENT } from '@wohlauf/contract/values/elements/acknowledgement'
import { profileOf } from '../../../../../authoring/elements/profile-of.ts'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const INTRODUCTION = profileOf(ACKNOWLEDGEMENT, 'introduction')

const Fields = ({ form }: ElementFieldsProps<'ACKNOWLEDGEMENT'>) => (
  <>
    <RichTextField label="Einleitung" profile={INTRODUCTION} {...form.getInputProps('introduction')} />
    <TextInput
      {...form.getInputProps('acknowledgement')}
      label="Bestätigung"
      description="Der Satz neben dem Kästchen, zum Beispiel „Ich nehme mir heute zehn Minuten Zeit.“"
      {...REQUIRED}
    />
  </>
)

export default elementDialog('ACKNOWLEDGEMENT', {
  subject: 'Die Bestätigung',
  creationMessage: 'Bestätigung wurde erstellt.',
  changeMessage: 'Bestätigung wurde angepasst.',
  empty: () => ({ introduction: '', acknowledgement: '' }),
  Fields,
})
