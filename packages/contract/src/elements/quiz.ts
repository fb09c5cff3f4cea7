import * as z from 'zod/mini'
import { MESSAGES } from '../messages.ts'
import { RICH } from '../rich-text.ts'
import { Id, RichText, ShortText } from '../values.ts'
import { writtenRichText } from '../written-rich-text.ts'
import { elementType } from './element-type.ts'

export const QuizAnswer = z.object({
  contentElementQuizAnswerId: Id,
  text: z.string(),
  explanation: RichText,
  isCorrectAnswer: z.boolean(),
})
export type QuizAnswer = z.infer<typeof QuizAnswer>

const WrittenQuizAnswer = z.object({
  /** Made by the client. */
  contentElementQuizAnswerId: Id,
  text: ShortText,
  explanation: writtenRichText(RICH),
})

/** Calls name the right answer beside the answers; stored and shown, each answer says it of itself. */
export const QUIZ = elementType({
  type: 'QUIZ',
  written: {
    question: ShortText,
    possibleAnswers: z.array(WrittenQuizAnswer).check(
      z.minLength(2, MESSAGES.twoAnswersRequired),
      z.maxLength(20),
      z.refine(
        (answers) =>
          new Set(answers.map(({ contentElementQuizAnswerId }) => contentElementQuizAnswerId)).size ===
          answers.length,
        MESSAGES.notValid,
      ),
    ),
    idOfCorrectAnswer: Id,
  },
  shown: {
    question: z.string(),
    possibleAnswers: z.array(QuizAnswer),
    isAnswered: z.boolean(),
    /** The pick that was scored, so that it stands there again on every later visit. */
    idOfGivenAnswer: z.nullable(Id),
  },
  response: 'isAnswered',
})

type Quiz = { idOfCorrectAnswer: string; possibleAnswers: { contentElementQuizAnswerId: string }[] }

/** A rule over several fields of a written quiz. */
export const hasItsCorrectAnswer = z.refine<Quiz>(
  ({ idOfCorrectAnswer, possibleAnswers }) =>
    possibleAnswers.some(
      ({ contentElementQuizAnswerId }) => contentElementQuizAnswerId === idOfCorrectAnswer,
    ),
  { error: MESSAGES.required, path: ['idOfCorrectAnswer'] },
)
