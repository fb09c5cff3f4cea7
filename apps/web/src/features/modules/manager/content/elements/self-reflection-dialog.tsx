import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { SELF_REFLECTION } from '@wohlauf/contract/values/elements/self-reflection'
import { profileOf } from '../../../../../authoring/elements/profile-of.ts'
import { FieldList } from '../../../../../authoring/field-list.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { setList } from '../../../../../forms/set-list.ts'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import { type ElementFieldsProps, elementDialog } from './element-dialog.tsx'

const QUESTION = profileOf(SELF_REFLECTION, 'question')
const REACTION = profileOf(SELF_REFLECTION, 'selfReflectionOptions.*.reaction')

const newOption = () => ({ answer: '', reaction: '' })

const Fields = ({ form }: ElementFieldsProps<'SELF_REFLECTION'>) => (
  <>
    <RichTextField label="Frage" profile={QUESTION} {...form.getInputProps('question')} />
    <FieldList
      items={form.values.selfReflectionOptions}
      labelOf={(index) => `Möglichkeit ${index + 1}`}
      addLabel="Möglichkeit hinzufügen"
      makeNew={newOption}
      onChange={(options) => setList(form, 'selfReflectionOptions', options)}
      error={form.errors.selfReflectionOptions}
    >
      {(_, index) => (
        <>
          <TextInput
            {...form.getInputProps(`selfReflectionOptions.${index}.answer`)}
            label="Antwort"
            {...REQUIRED}
          />
          <RichTextField
            label="Reaktion"
            description="Erscheint, wenn jemand diese Antwort wählt. Gespeichert wird davon nichts."
            profile={REACTION}
            {...form.getInputProps(`selfReflectionOptions.${index}.reaction`)}
          />
        </>
      )}
    </FieldList>
  </>
)

export default elementDialog('SELF_REFLECTION', {
  subject: 'Die Selbstreflexion',
  creationMessage: 'Selbstreflexion wurde erstellt.',
  changeMessage: 'Selbstreflexion wurde angepasst.',
  width: 'large',
  empty: () => ({ question: '', selfReflectionOptions: [newOption()] }),
  Fields,
  useShown: ({ form: { values } }) => ({
    question: values.question,
    // Duplicates are filtered: learners see each answer once, and an unfinished one may equal another.
    selfReflectionOptions: values.selfReflectionOptions.filter(
      ({ answer }, index, all) =>
        answer !== '' && all.findIndex((other) => other.answer === answer) === index,
    ),
  }),
})
