import * as z from 'zod/mini'
import { getDocumentsAsManager } from './managed-documents.ts'
import { MESSAGES } from './messages.ts'
import { changesOfContent } from './modules-as-manager.ts'
import { command, upload } from './operation.ts'
import { OF_UPLOADS } from './refusals.ts'
import {
  AlternativeText,
  EmptyObject,
  Id,
  NewId,
  Revision,
  ShortText,
  SortedIds,
  WrittenRichText,
} from './values.ts'

const Created = z.object({ contentElementId: Id })

/** A new element stands at the end of its page. */
const New = z.object({ modulePageId: Id, contentElementId: NewId, title: ShortText })
const Known = z.object({ contentElementId: Id, title: ShortText, revision: z.optional(Revision) })

const creation = {
  audience: 'app-manager',
  output: Created,
  refusals: ['conflict'],
  changes: changesOfContent,
} as const
const change = {
  audience: 'app-manager',
  output: EmptyObject,
  refusals: ['conflict'],
  changes: changesOfContent,
} as const

const RichTextFields = { textHtml: WrittenRichText }
export const createRichTextAsManager = command('modules/create-rich-text-as-manager-command', {
  ...creation,
  input: z.extend(New, RichTextFields),
})
export const updateRichTextAsManager = command('modules/update-rich-text-as-manager-command', {
  ...change,
  input: z.extend(Known, RichTextFields),
})

/** The number by which the video host knows it. */
export const VideoId = z
  .string()
  .check(z.trim(), z.minLength(1, MESSAGES.required), z.regex(/^\d{1,15}$/, MESSAGES.videoNotValid))
const VideoFields = { videoId: VideoId }
export const createVideoAsManager = command('modules/create-video-as-manager-command', {
  ...creation,
  input: z.extend(New, VideoFields),
})
export const updateVideoAsManager = command('modules/update-video-as-manager-command', {
  ...change,
  input: z.extend(Known, VideoFields),
})

const imageRefusals = ['conflict', ...OF_UPLOADS] as const
const ImageFields = { alternativeText: z.optional(AlternativeText) }
export const createImageAsManager = upload('modules/create-image-as-manager-command', {
  ...creation,
  refusals: imageRefusals,
  input: z.extend(New, ImageFields),
  files: { image: { accepts: 'image' } },
})
/** Without a picture the old one stays, and its alternative text is changed. */
export const updateImageAsManager = upload('modules/update-image-as-manager-command', {
  ...change,
  refusals: imageRefusals,
  input: z.extend(Known, ImageFields),
  files: { image: { accepts: 'image', isOptional: true } },
})

const WrittenQuizAnswer = z.object({
  /** Made by the client. */
  contentElementQuizAnswerId: Id,
  text: ShortText,
  explanation: WrittenRichText,
})
const QuizFields = {
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
}
type Quiz = { idOfCorrectAnswer: string; possibleAnswers: { contentElementQuizAnswerId: string }[] }
const hasItsCorrectAnswer = z.refine<Quiz>(
  ({ idOfCorrectAnswer, possibleAnswers }) =>
    possibleAnswers.some(
      ({ contentElementQuizAnswerId }) => contentElementQuizAnswerId === idOfCorrectAnswer,
    ),
  { error: MESSAGES.required, path: ['idOfCorrectAnswer'] },
)
export const createQuizAsManager = command('modules/create-quiz-as-manager-command', {
  ...creation,
  input: z.extend(New, QuizFields).check(hasItsCorrectAnswer),
})
export const updateQuizAsManager = command('modules/update-quiz-as-manager-command', {
  ...change,
  input: z.extend(Known, QuizFields).check(hasItsCorrectAnswer),
})

const HabitProposalFields = { habitId: Id }
export const createHabitProposalAsManager = command('modules/create-habit-proposal-as-manager-command', {
  ...creation,
  input: z.extend(New, HabitProposalFields),
})
export const updateHabitProposalAsManager = command('modules/update-habit-proposal-as-manager-command', {
  ...change,
  input: z.extend(Known, HabitProposalFields),
})

const AcknowledgementFields = { introduction: WrittenRichText, acknowledgement: ShortText }
export const createAcknowledgementAsManager = command('modules/create-acknowledgement-as-manager-command', {
  ...creation,
  input: z.extend(New, AcknowledgementFields),
})
export const updateAcknowledgementAsManager = command('modules/update-acknowledgement-as-manager-command', {
  ...change,
  input: z.extend(Known, AcknowledgementFields),
})

/** How many elements refer to a document is part of the documents' list. */
const changesOfDocumentElement = () => [...changesOfContent(), getDocumentsAsManager]

const DocumentFields = { idOfReferencedDocument: Id, documentExplanation: WrittenRichText }
export const createDocumentElementAsManager = command('modules/create-document-as-manager-command', {
  ...creation,
  feature: 'DOCUMENTS',
  changes: changesOfDocumentElement,
  input: z.extend(New, DocumentFields),
})
export const updateDocumentElementAsManager = command('modules/update-document-as-manager-command', {
  ...change,
  feature: 'DOCUMENTS',
  changes: changesOfDocumentElement,
  input: z.extend(Known, DocumentFields),
})

const SelfReflectionFields = {
  question: WrittenRichText,
  selfReflectionOptions: z
    .array(z.object({ answer: ShortText, reaction: WrittenRichText }))
    .check(z.minLength(1, MESSAGES.minOptions(1)), z.maxLength(20)),
}
export const createSelfReflectionAsManager = command('modules/create-self-reflection-as-manager-command', {
  ...creation,
  input: z.extend(New, SelfReflectionFields),
})
export const updateSelfReflectionAsManager = command('modules/update-self-reflection-as-manager-command', {
  ...change,
  input: z.extend(Known, SelfReflectionFields),
})

/** Everybody's answers to it go too; the points that it brought stay. */
export const deleteContentElementAsManager = command('modules/delete-content-element-as-manager-command', {
  audience: 'app-manager',
  input: z.object({ contentElementId: Id }),
  output: EmptyObject,
  changes: changesOfDocumentElement,
})

/** A copy behind the original. */
export const duplicateContentElementAsManager = command(
  'modules/duplicate-content-element-as-manager-command',
  {
    audience: 'app-manager',
    input: z.object({ contentElementId: Id }),
    output: Created,
    changes: changesOfDocumentElement,
  },
)

export const updateOrderOfContentElementsAsManager = command(
  'modules/update-order-of-content-elements-for-module-page-as-manager-command',
  {
    audience: 'app-manager',
    input: z.object({ modulePageId: Id, sortedIdsOfContentElements: SortedIds }),
    output: EmptyObject,
    refusals: ['conflict'],
    changes: changesOfContent,
  },
)
