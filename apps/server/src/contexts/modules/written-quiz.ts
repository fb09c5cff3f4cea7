import type { createQuizAsManager } from '@wohlauf/contract/content-elements-as-manager'
import type { ParsedInputOf } from '@wohlauf/contract/operation'
import type { StoredContent } from './stored-content.ts'

type WrittenQuiz = Pick<
  ParsedInputOf<typeof createQuizAsManager>,
  'question' | 'possibleAnswers' | 'idOfCorrectAnswer'
>

/** Calls name the right answer beside the answers; kept, each answer says it of itself, as learners get it. */
export const writtenQuiz = ({
  question,
  possibleAnswers,
  idOfCorrectAnswer,
}: WrittenQuiz): StoredContent => ({
  type: 'QUIZ',
  question,
  possibleAnswers: possibleAnswers.map((answer) => ({
    ...answer,
    isCorrectAnswer: answer.contentElementQuizAnswerId === idOfCorrectAnswer,
  })),
})
