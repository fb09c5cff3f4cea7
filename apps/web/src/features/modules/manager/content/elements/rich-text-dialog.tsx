import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'
import { profileOf } from './profile-of.ts'

const TEXT = profileOf('RICH_TEXT', 'textHtml')

const Fields = ({ form }: ElementFieldsProps<'RICH_TEXT'>) => (
  <RichTextField label="Text" profile={TEXT} {...form.getInputProps('textHtml')} />
)

export default elementDialog('RICH_TEXT', {
  subject: 'Der Text',
  created: 'Text wurde erstellt.',
  changed: 'Text wurde angepasst.',
  width: 'large',
  empty: () => ({ textHtml: '' }),
  Fields,
})
