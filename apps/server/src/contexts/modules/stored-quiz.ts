import type { WrittenElementOf } from '@wohlauf/contract/values/elements/content-elements'
import type { StoredContentOf } from './stored-content.ts'

/**
 * Calls name the right answer beside the answers; in a stored quiz each answer has a flag, as learners get
 * it.
 */
export const storedQuiz = ({
  question,
  possibleAnswers,
  idOfCorrectAnswer,
}: WrittenElementOf<'QUIZ'>): StoredContentOf<'QUIZ'> => ({
  type: 'QUIZ',
  question,
  possibleAnswers: possibleAnswers.map((answer) => ({
    ...answer,
    isCorrectAnswer: answer.contentElementQuizAnswerId === idOfCorrectAnswer,
  })),
})
