import { randomUUID } from 'node:crypto'
import { cleanContent } from '../contexts/modules/clean-content.ts'
import type { StoredContent } from '../contexts/modules/stored-content.ts'
import type { DemoElement } from './content/types.ts'

const written = (element: DemoElement): StoredContent => {
  switch (element.type) {
    case 'RICH_TEXT':
      return { type: element.type, textHtml: element.textHtml }
    case 'VIDEO':
      return { type: element.type, videoId: element.videoId }
    case 'QUIZ':
      return {
        type: element.type,
        question: element.question,
        possibleAnswers: element.possibleAnswers.map(({ text, explanation, isCorrectAnswer }) => ({
          contentElementQuizAnswerId: randomUUID(),
          text,
          explanation,
          isCorrectAnswer: isCorrectAnswer === true,
        })),
      }
    case 'ACKNOWLEDGEMENT':
      return {
        type: element.type,
        introduction: element.introduction,
        acknowledgement: element.acknowledgement,
      }
    case 'DOCUMENT':
      return { type: element.type, documentExplanation: element.documentExplanation }
    case 'SELF_REFLECTION':
      return {
        type: element.type,
        question: element.question,
        selfReflectionOptions: element.selfReflectionOptions.map((option) => ({ ...option })),
      }
    case 'IMAGE':
    case 'HABIT_PROPOSAL':
      return { type: element.type }
  }
}

/** An element as the database keeps it, held to the same rule as what editors save. */
export const storedContentOf = (element: DemoElement): StoredContent => cleanContent(written(element))
