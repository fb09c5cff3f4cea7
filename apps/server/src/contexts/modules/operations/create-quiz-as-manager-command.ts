import { createQuizAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'
import { writtenQuiz } from '../written-quiz.ts'

export const createQuizAsManagerCommand = handle(createQuizAsManager, (context) =>
  insertElement(context, { content: writtenQuiz(context.input) }),
)
