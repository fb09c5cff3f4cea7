import { randomUUID } from 'node:crypto'
import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
} from '@wohlauf/contract/values/elements/content-elements'
import type { StoredContent } from '../../contexts/modules/stored-content.ts'
import { contentOf } from '../../contexts/modules/write-content.ts'
import { referencesOf } from '../../platform/http/content-elements/content-of.ts'
import { elementSamples } from './element-samples.ts'

export type TestElement = { content: StoredContent; title?: string; habitId?: string; documentId?: string }

export const richText = (textHtml = '<p>Ein Absatz.</p>'): TestElement => ({
  content: { type: 'RICH_TEXT', textHtml },
})

export const video = (videoId = '76979871'): TestElement => ({ content: { type: 'VIDEO', videoId } })

/** Its picture is created when it is written. */
export const picture = (): TestElement => ({ content: { type: 'IMAGE' } })

/** Two answers, the first of them right. */
export const quiz = (question = 'Was ist richtig?'): TestElement => ({
  content: {
    type: 'QUIZ',
    question,
    possibleAnswers: [true, false].map((isCorrectAnswer) => ({
      contentElementQuizAnswerId: randomUUID(),
      text: isCorrectAnswer ? 'Richtig' : 'Falsch',
      explanation: '<p>Darum.</p>',
      isCorrectAnswer,
    })),
  },
})

export const habitProposal = (habitId: string): TestElement => ({
  content: { type: 'HABIT_PROPOSAL' },
  habitId,
})

export const acknowledgement = (): TestElement => ({
  content: { type: 'ACKNOWLEDGEMENT', introduction: '<p>Bitte lies das.</p>', acknowledgement: 'Gelesen' },
})

export const documentElement = (documentId: string): TestElement => ({
  content: { type: 'DOCUMENT', documentExplanation: '<p>Zum Ausdrucken.</p>' },
  documentId,
})

export const selfReflection = (): TestElement => ({
  content: {
    type: 'SELF_REFLECTION',
    question: '<p>Wie war es?</p>',
    selfReflectionOptions: [
      { answer: 'Leicht', reaction: '<p>Schön.</p>' },
      { answer: 'Schwer', reaction: '<p>Das wird.</p>' },
    ],
  },
})

type RefersTo = { habitId: string; documentId: string }

/** An element of any type: the first version of its sample. Its picture is created when it is written. */
const sampleElement = (type: ContentElementType, { habitId, documentId }: RefersTo): TestElement => {
  // Answers have ids of their own: two apps' quizzes must not share them.
  if (type === 'QUIZ') return quiz()
  const twice = (id: string): [string, string] => [id, id]
  const [{ writtenFields: input }] = elementSamples(elementTypeOf(type), {
    habitIds: twice(habitId),
    documentIds: twice(documentId),
  })
  return { content: contentOf(type, input), ...referencesOf(elementTypeOf(type), input) }
}

export const oneOfEach = (refersTo: RefersTo): TestElement[] =>
  CONTENT_ELEMENT_TYPES.map((type) => sampleElement(type, refersTo))
