import * as z from 'zod/mini'
import { Image } from './image.ts'
import { Id, Revision, RichText } from './values.ts'

export const CONTENT_ELEMENT_TYPES = [
  'RICH_TEXT',
  'VIDEO',
  'IMAGE',
  'QUIZ',
  'HABIT_PROPOSAL',
  'ACKNOWLEDGEMENT',
  'DOCUMENT',
  'SELF_REFLECTION',
] as const
export type ContentElementType = (typeof CONTENT_ELEMENT_TYPES)[number]

const Common = z.object({
  contentElementId: Id,
  title: z.string(),
  /** For managers, who say with a change what it is based on; learners get none. */
  revision: z.optional(Revision),
})

export const QuizAnswer = z.object({
  contentElementQuizAnswerId: Id,
  text: z.string(),
  explanation: RichText,
  isCorrectAnswer: z.boolean(),
})
export type QuizAnswer = z.infer<typeof QuizAnswer>

/** The eight elements of a module page as a learner gets them (specification, section 3). */
export const ContentElement = z.discriminatedUnion('type', [
  z.extend(Common, { type: z.literal('RICH_TEXT'), textHtml: RichText }),
  z.extend(Common, { type: z.literal('VIDEO'), videoId: z.string() }),
  z.extend(Common, { type: z.literal('IMAGE'), image: Image }),
  z.extend(Common, {
    type: z.literal('QUIZ'),
    question: z.string(),
    possibleAnswers: z.array(QuizAnswer),
    isAnswered: z.boolean(),
    /** The pick that was scored, so that it stands there again on every later visit. */
    idOfGivenAnswer: z.nullable(Id),
  }),
  z.extend(Common, {
    type: z.literal('HABIT_PROPOSAL'),
    habitId: Id,
    habitTitle: z.string(),
    habitIntroduction: RichText,
    isHabitIntentCreated: z.boolean(),
  }),
  z.extend(Common, {
    type: z.literal('ACKNOWLEDGEMENT'),
    introduction: RichText,
    acknowledgement: z.string(),
    isConfirmed: z.boolean(),
  }),
  z.extend(Common, {
    type: z.literal('DOCUMENT'),
    idOfReferencedDocument: Id,
    documentTitle: z.string(),
    documentExplanation: RichText,
    documentFileName: z.string(),
  }),
  z.extend(Common, {
    type: z.literal('SELF_REFLECTION'),
    question: RichText,
    selfReflectionOptions: z.array(z.object({ answer: z.string(), reaction: RichText })),
  }),
])
export type ContentElement = z.infer<typeof ContentElement>
export type ContentElementOf<T extends ContentElementType> = Extract<ContentElement, { type: T }>
