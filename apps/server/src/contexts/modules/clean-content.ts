import { LISTS, RICH, RICH_LINK } from '@wohlauf/contract/rich-text'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import type { StoredContent } from './stored-content.ts'

/** Brings each text of an element to what its field's toolbar offers; whatever stores an element cleans it before. */
export const cleanContent = (content: StoredContent): StoredContent => {
  switch (content.type) {
    case 'RICH_TEXT':
      return { ...content, textHtml: cleanHtml(content.textHtml, RICH_LINK) }
    case 'QUIZ':
      return {
        ...content,
        possibleAnswers: content.possibleAnswers.map((answer) => ({
          ...answer,
          explanation: cleanHtml(answer.explanation, RICH),
        })),
      }
    case 'ACKNOWLEDGEMENT':
      return { ...content, introduction: cleanHtml(content.introduction, RICH) }
    case 'DOCUMENT':
      return { ...content, documentExplanation: cleanHtml(content.documentExplanation, LISTS) }
    case 'SELF_REFLECTION':
      return {
        ...content,
        question: cleanHtml(content.question, LISTS),
        selfReflectionOptions: content.selfReflectionOptions.map(({ answer, reaction }) => ({
          answer,
          reaction: cleanHtml(reaction, LISTS),
        })),
      }
    case 'VIDEO':
    case 'IMAGE':
    case 'HABIT_PROPOSAL':
      return content
  }
}
