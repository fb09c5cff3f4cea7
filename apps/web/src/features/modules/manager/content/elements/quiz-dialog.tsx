import { createQuizAsManager, updateQuizAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { FormDialog } from '../../../../../authoring/form-dialog.tsx'
import { useNewId } from '../../../../../authoring/use-new-id.ts'
import type { ElementDialogProps } from './element-dialog.tsx'
import { newAnswer, QuizFields } from './quiz-fields.tsx'
import { forChange, forNew } from './saving.ts'

export const QuizDialog = ({ modulePageId, element, ...dialog }: ElementDialogProps<'QUIZ'>) => {
  const newId = useNewId(dialog.isOpen)
  if (!element)
    return (
      <FormDialog
        {...forNew('quiz', modulePageId, dialog)}
        title="Quiz anlegen"
        width="large"
        operation={createQuizAsManager}
        initialValues={{
          modulePageId,
          contentElementId: newId,
          title: '',
          question: '',
          possibleAnswers: [newAnswer(), newAnswer()],
          idOfCorrectAnswer: '',
        }}
        successMessage="Quiz wurde erstellt."
      >
        {({ form }) => <QuizFields form={form} />}
      </FormDialog>
    )
  const { contentElementId, title, question, possibleAnswers } = element
  const correct = possibleAnswers.find(({ isCorrectAnswer }) => isCorrectAnswer)
  return (
    <FormDialog
      {...forChange(element, dialog)}
      title="Quiz bearbeiten"
      width="large"
      operation={updateQuizAsManager}
      initialValues={{
        contentElementId,
        title,
        question,
        possibleAnswers: possibleAnswers.map(({ contentElementQuizAnswerId, text, explanation }) => ({
          contentElementQuizAnswerId,
          text,
          explanation,
        })),
        idOfCorrectAnswer: correct?.contentElementQuizAnswerId ?? '',
      }}
      subject="Das Quiz"
      successMessage="Quiz wurde angepasst."
    >
      {({ form }) => <QuizFields form={form} />}
    </FormDialog>
  )
}
