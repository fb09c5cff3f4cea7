import '@mantine/core/styles/Input.css'
import { QUIZ } from '@wohlauf/contract/values/elements/quiz'
import { profileOf } from '../../../../../authoring/elements/profile-of.ts'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Radio, TextInput } from '@mantine/core'
import type { WrittenInputOf } from '@wohlauf/contract/values/elements/content-elements'
import { FieldList } from '../../../../../authoring/field-list.tsx'
import { RichTextField } from '../../../../../authoring/rich-text/rich-text-field.tsx'
import { setList } from '../../../../../forms/set-list.ts'
import { REQUIRED } from '../../../../../ui/fields/required.ts'
import type { ElementFieldsProps } from './element-dialog.tsx'

type Answer = WrittenInputOf<'QUIZ'>['possibleAnswers'][number]

const EXPLANATION = profileOf(QUIZ, 'possibleAnswers.*.explanation')

export const newAnswer = (): Answer => ({
  contentElementQuizAnswerId: crypto.randomUUID(),
  text: '',
  explanation: '',
})

export const QuizFields = ({ form }: ElementFieldsProps<'QUIZ'>) => {
  const { possibleAnswers, idOfCorrectAnswer } = form.values
  const setAnswers = (answers: Answer[]) => {
    setList(form, 'possibleAnswers', answers)
    // The right answer was removed: none is marked until one is chosen (specification, managers, section 4).
    if (!answers.some(({ contentElementQuizAnswerId }) => contentElementQuizAnswerId === idOfCorrectAnswer))
      form.setFieldValue('idOfCorrectAnswer', '')
  }
  return (
    <>
      <TextInput {...form.getInputProps('question')} label="Frage" {...REQUIRED} />
      <Radio.Group
        {...form.getInputProps('idOfCorrectAnswer')}
        label="Mögliche Antworten"
        description="Wähle aus, welche richtig ist."
        required
        size="md"
      >
        <FieldList
          items={possibleAnswers}
          idOf={({ contentElementQuizAnswerId }) => contentElementQuizAnswerId}
          labelOf={(index) => `Antwort ${index + 1}`}
          addLabel="Antwort hinzufügen"
          makeNew={newAnswer}
          onChange={setAnswers}
          error={form.errors.possibleAnswers}
        >
          {({ contentElementQuizAnswerId }, index) => (
            <>
              <Radio value={contentElementQuizAnswerId} label="Diese Antwort ist richtig" size="md" />
              <TextInput
                {...form.getInputProps(`possibleAnswers.${index}.text`)}
                label="Antwort"
                {...REQUIRED}
              />
              <RichTextField
                label="Erklärung"
                description="Erscheint, wenn jemand diese Antwort wählt."
                profile={EXPLANATION}
                {...form.getInputProps(`possibleAnswers.${index}.explanation`)}
              />
            </>
          )}
        </FieldList>
      </Radio.Group>
    </>
  )
}
