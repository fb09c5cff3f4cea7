import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { DEFAULT_HEADLINE, STRATEGIES } from '@wohlauf/contract/values/elements/strategies'
import { profileOf } from '../../../../../authoring/elements/profile-of.ts'
import { FieldList } from '../../../../../authoring/field-list.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { setList } from '../../../../../forms/set-list.ts'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const STRATEGY = profileOf(STRATEGIES, 'strategies.*')

const Fields = ({ form }: ElementFieldsProps<'STRATEGIES'>) => (
  <>
    <TextInput {...form.getInputProps('headline')} label="Überschrift" {...REQUIRED} />
    <FieldList
      items={form.values.strategies}
      labelOf={(index) => `Strategie ${index + 1}`}
      addLabel="Strategie hinzufügen"
      makeNew={() => ''}
      onChange={(strategies) => setList(form, 'strategies', strategies)}
      error={form.errors.strategies}
    >
      {(_, index) => (
        <RichTextField label="Strategie" profile={STRATEGY} {...form.getInputProps(`strategies.${index}`)} />
      )}
    </FieldList>
  </>
)

export default elementDialog('STRATEGIES', {
  subject: 'Die Strategien',
  creationMessage: 'Strategien wurden erstellt.',
  changeMessage: 'Strategien wurde angepasst.',
  width: 'large',
  empty: () => ({ headline: DEFAULT_HEADLINE, strategies: [''] }),
  Fields,
})
