import { randomUUID } from 'node:crypto'
import {
  createAcknowledgementAsManager,
  createDocumentElementAsManager,
  createHabitProposalAsManager,
  createImageAsManager,
  createQuizAsManager,
  createRichTextAsManager,
  createSelfReflectionAsManager,
  createVideoAsManager,
  updateAcknowledgementAsManager,
  updateDocumentElementAsManager,
  updateHabitProposalAsManager,
  updateImageAsManager,
  updateQuizAsManager,
  updateRichTextAsManager,
  updateSelfReflectionAsManager,
  updateVideoAsManager,
} from '@wohlauf/contract/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import type { TestFile } from './call.ts'

/** What an element's operations take beside place and title, and what its readers get of it. */
type Fields = { given: Record<string, unknown>; shown: Record<string, unknown> }

/** Rows of the app that elements refer to: two of each, so that a change has somewhere to go. */
type Referred = { habitIds: [string, string]; documentIds: [string, string] }

export type ElementKind = {
  type: string
  create: AnyOperation
  update: AnyOperation
  /** Two versions of it. */
  versions: (referred: Referred) => [Fields, Fields]
  /** What comes with it; the second version's is another picture. */
  files?: (pictures: [Buffer, Buffer]) => [Record<string, TestFile>, Record<string, TestFile>]
}

const same = (given: Record<string, unknown>): Fields => ({ given, shown: given })

const ANSWER_IDS = [randomUUID(), randomUUID()] as const

/** A quiz as a manager sends it, and as learners get it. */
export const writtenQuiz = (question: string, right: 0 | 1, explanation = '<p>Darum.</p>'): Fields => {
  const possibleAnswers = ANSWER_IDS.map((contentElementQuizAnswerId, index) => ({
    contentElementQuizAnswerId,
    text: `Antwort ${index}`,
    explanation,
  }))
  return {
    given: { question, possibleAnswers, idOfCorrectAnswer: ANSWER_IDS[right] },
    shown: {
      question,
      possibleAnswers: possibleAnswers.map((answer, index) => ({
        ...answer,
        isCorrectAnswer: index === right,
      })),
    },
  }
}

const habitProposal = (habitId: string) => same({ habitId })
const documentElement = (idOfReferencedDocument: string, documentExplanation: string) =>
  same({ idOfReferencedDocument, documentExplanation })
const imageFile = (bytes: Buffer) => ({ image: { bytes, fileName: 'bild.jpg', type: 'image/jpeg' } })

/** The eight of them. */
export const ELEMENT_KINDS: readonly ElementKind[] = [
  {
    type: 'RICH_TEXT',
    create: createRichTextAsManager,
    update: updateRichTextAsManager,
    versions: () => [
      same({ textHtml: '<h2>Trinken</h2>' }),
      same({ textHtml: '<p>Viel <em>trinken</em></p>' }),
    ],
  },
  {
    type: 'VIDEO',
    create: createVideoAsManager,
    update: updateVideoAsManager,
    versions: () => [same({ videoId: '76979871' }), same({ videoId: '1' })],
  },
  {
    type: 'IMAGE',
    create: createImageAsManager,
    update: updateImageAsManager,
    versions: () => [
      {
        given: { alternativeText: 'Ein Glas' },
        shown: { image: { alternativeText: 'Ein Glas', aspectRatio: 2 } },
      },
      { given: { alternativeText: '' }, shown: { image: { alternativeText: '', aspectRatio: 0.5 } } },
    ],
    files: ([first, second]) => [imageFile(first), imageFile(second)],
  },
  {
    type: 'QUIZ',
    create: createQuizAsManager,
    update: updateQuizAsManager,
    versions: () => [writtenQuiz('Wie viel?', 0), writtenQuiz('Wie viel denn?', 1)],
  },
  {
    type: 'HABIT_PROPOSAL',
    create: createHabitProposalAsManager,
    update: updateHabitProposalAsManager,
    versions: ({ habitIds: [first, second] }) => [habitProposal(first), habitProposal(second)],
  },
  {
    type: 'ACKNOWLEDGEMENT',
    create: createAcknowledgementAsManager,
    update: updateAcknowledgementAsManager,
    versions: () => [
      same({ introduction: '<p>Bitte lies das.</p>', acknowledgement: 'Gelesen' }),
      same({ introduction: '<h3>Wichtig</h3>', acknowledgement: 'Ich habe es gelesen' }),
    ],
  },
  {
    type: 'DOCUMENT',
    create: createDocumentElementAsManager,
    update: updateDocumentElementAsManager,
    versions: ({ documentIds: [first, second] }) => [
      documentElement(first, '<p>Zum Ausdrucken.</p>'),
      documentElement(second, '<ul><li>Zum Abheften</li></ul>'),
    ],
  },
  {
    type: 'SELF_REFLECTION',
    create: createSelfReflectionAsManager,
    update: updateSelfReflectionAsManager,
    versions: () => [
      same({
        question: '<p>Wie war es?</p>',
        selfReflectionOptions: [{ answer: 'Gut', reaction: '<p>Schön.</p>' }],
      }),
      same({
        question: '<p>Und heute?</p>',
        selfReflectionOptions: [
          { answer: 'Leicht', reaction: '<p>Weiter so.</p>' },
          { answer: 'Schwer', reaction: '<p>Das wird.</p>' },
        ],
      }),
    ],
  },
]
