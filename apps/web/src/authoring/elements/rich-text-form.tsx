import type { UseFormReturnType } from '@mantine/form'
import { RICH_TEXT } from '@wohlauf/contract/values/elements/rich-text'
import { RichTextField } from '../rich-text/rich-text-field.tsx'
import { profileOf } from './profile-of.ts'

const TEXT = profileOf(RICH_TEXT, 'textHtml')

const Fields = ({ form }: { form: UseFormReturnType<{ textHtml: string }> }) => (
  <RichTextField label="Text" profile={TEXT} {...form.getInputProps('textHtml')} />
)

export const RICH_TEXT_FORM = {
  subject: 'Der Text',
  creationMessage: 'Text wurde erstellt.',
  changeMessage: 'Text wurde angepasst.',
  width: 'large',
  empty: () => ({ textHtml: '' }),
  Fields,
} as const
