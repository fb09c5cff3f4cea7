import { TIP_BOX } from '@wohlauf/contract/values/elements/tip-box'
import { profileOf } from '../../../../../authoring/elements/profile-of.ts'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const TIP = profileOf(TIP_BOX, 'tipHtml')

const Fields = ({ form }: ElementFieldsProps<'TIP_BOX'>) => (
  <RichTextField label="Tipp" profile={TIP} {...form.getInputProps('tipHtml')} />
)

export default elementDialog('TIP_BOX', {
  subject: 'Die Tipp-Box',
  creationMessage: 'Tipp-Box wurde erstellt.',
  changeMessage: 'Tipp-Box wurde angepasst.',
  empty: () => ({ tipHtml: '' }),
  Fields,
})
