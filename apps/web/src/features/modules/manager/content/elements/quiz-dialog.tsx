import { elementDialog } from './element-dialog.tsx'
import { newAnswer, QuizFields } from './quiz-fields.tsx'

export default elementDialog('QUIZ', {
  subject: 'Das Quiz',
  creationMessage: 'Quiz wurde erstellt.',
  changeMessage: 'Quiz wurde angepasst.',
  width: 'large',
  empty: () => ({ question: '', possibleAnswers: [newAnswer(), newAnswer()], idOfCorrectAnswer: '' }),
  valuesOf: ({ question, possibleAnswers }) => ({
    question,
    possibleAnswers: possibleAnswers.map(({ contentElementQuizAnswerId, text, explanation }) => ({
      contentElementQuizAnswerId,
      text,
      explanation,
    })),
    idOfCorrectAnswer:
      possibleAnswers.find(({ isCorrectAnswer }) => isCorrectAnswer)?.contentElementQuizAnswerId ?? '',
  }),
  Fields: QuizFields,
  useShown: ({ form: { values } }) => ({
    question: values.question,
    possibleAnswers: values.possibleAnswers
      .filter(({ text }) => text !== '')
      .map((answer) => ({
        ...answer,
        isCorrectAnswer: answer.contentElementQuizAnswerId === values.idOfCorrectAnswer,
      })),
  }),
})
