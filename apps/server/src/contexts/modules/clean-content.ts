import { LISTS, RICH, RICH_LINK } from '@wohlauf/contract/rich-text'
import { cleanWritten } from '../../platform/html/clean-written.ts'
import type { StoredContent } from './stored-content.ts'

/**
 * Brings each text of an element to what its field's toolbar offers; whatever stores an element cleans it before.
 *
 * @throws Refusal `not-valid` when nothing is left of a text
 */
export const cleanContent = (content: StoredContent): StoredContent => {
  switch (content.type) {
    case 'RICH_TEXT':
      return { ...content, textHtml: cleanWritten(content.textHtml, RICH_LINK, 'textHtml') }
    case 'QUIZ':
      return {
        ...content,
        possibleAnswers: content.possibleAnswers.map((answer, index) => ({
          ...answer,
          explanation: cleanWritten(answer.explanation, RICH, `possibleAnswers.${index}.explanation`),
        })),
      }
    case 'ACKNOWLEDGEMENT':
      return { ...content, introduction: cleanWritten(content.introduction, RICH, 'introduction') }
    case 'DOCUMENT':
      return {
        ...content,
        documentExplanation: cleanWritten(content.documentExplanation, LISTS, 'documentExplanation'),
      }
    case 'SELF_REFLECTION':
      return {
        ...content,
        question: cleanWritten(content.question, LISTS, 'question'),
        selfReflectionOptions: content.selfReflectionOptions.map(({ answer, reaction }, index) => ({
          answer,
          reaction: cleanWritten(reaction, LISTS, `selfReflectionOptions.${index}.reaction`),
        })),
      }
    case 'VIDEO':
    case 'IMAGE':
    case 'HABIT_PROPOSAL':
      return content
  }
}
