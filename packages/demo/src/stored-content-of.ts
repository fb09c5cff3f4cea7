import { randomUUID } from 'node:crypto'
import { elementTypeOf } from '@wohlauf/contract/values/elements/content-elements'
import type { StoredContent } from '../../../apps/server/src/contexts/modules/stored-content.ts'
import { contentOf } from '../../../apps/server/src/contexts/modules/write-content.ts'
import { cleanContent } from '../../../apps/server/src/platform/http/content-elements/clean-content.ts'
import type { DemoElement } from './content/types.ts'

/** The fields in a manager's input. */
const fieldsOf = (element: DemoElement): Record<string, unknown> => {
  if (element.type !== 'QUIZ') return element
  const answers = element.possibleAnswers.map(({ isCorrectAnswer, ...answer }) => ({
    isCorrectAnswer,
    input: { contentElementQuizAnswerId: randomUUID() as string, ...answer },
  }))
  const right = answers.find(({ isCorrectAnswer }) => isCorrectAnswer)
  return {
    question: element.question,
    possibleAnswers: answers.map(({ input }) => input),
    idOfCorrectAnswer: right?.input.contentElementQuizAnswerId,
  }
}

/** Subject to the same rules as editors' input. */
export const storedContentOf = (element: DemoElement): StoredContent =>
  cleanContent(elementTypeOf(element.type), contentOf(element.type, fieldsOf(element)))
