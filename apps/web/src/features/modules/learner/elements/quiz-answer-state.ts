import type { QuizAnswer } from '@wohlauf/contract/elements/quiz'
import type { ChoiceState } from './choice.tsx'

export type QuizState = { isAnswered: boolean; idOfGivenAnswer: string | null }

/** How an answer looks: before the pick all alike; after it the right one is shown, and a wrong pick beside it. */
export const answerState = (
  { contentElementQuizAnswerId, isCorrectAnswer }: QuizAnswer,
  { isAnswered, idOfGivenAnswer }: QuizState,
): ChoiceState => {
  if (!isAnswered) return 'open'
  if (contentElementQuizAnswerId === idOfGivenAnswer) return isCorrectAnswer ? 'right' : 'wrong'
  return isCorrectAnswer ? 'solution' : 'other'
}
