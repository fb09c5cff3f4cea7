import type { QuizAnswer } from '@wohlauf/contract/values/elements/quiz'
import type { ChoiceState } from './choice.tsx'

export type QuizState = { isAnswered: boolean; idOfGivenAnswer: string | null }

/** All answers look alike before the pick; after it the right one is marked, and a wrong pick too. */
export const answerState = (
  { contentElementQuizAnswerId, isCorrectAnswer }: QuizAnswer,
  { isAnswered, idOfGivenAnswer }: QuizState,
): ChoiceState => {
  if (!isAnswered) return 'open'
  if (contentElementQuizAnswerId === idOfGivenAnswer) return isCorrectAnswer ? 'right' : 'wrong'
  return isCorrectAnswer ? 'solution' : 'other'
}
