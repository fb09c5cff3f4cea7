import { randomUUID } from 'node:crypto'
import type { StoredContent } from '../contexts/modules/stored-content.ts'

/** A content element to be written, with what it refers to. */
export type TestElement = { content: StoredContent; title?: string; habitId?: string; documentId?: string }

export const richText = (textHtml = '<p>Ein Absatz.</p>'): TestElement => ({
  content: { type: 'RICH_TEXT', textHtml },
})

export const video = (videoId = '76979871'): TestElement => ({ content: { type: 'VIDEO', videoId } })

/** Its picture is made when it is written. */
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

/** An element of each of the eight types. */
export const oneOfEach = (refersTo: { habitId: string; documentId: string }): TestElement[] => [
  richText(),
  video(),
  picture(),
  quiz(),
  habitProposal(refersTo.habitId),
  acknowledgement(),
  documentElement(refersTo.documentId),
  selfReflection(),
]
