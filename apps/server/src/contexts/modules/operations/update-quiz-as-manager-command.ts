import { updateQuizAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'
import { writtenQuiz } from '../written-quiz.ts'

export const updateQuizAsManagerCommand = handle(updateQuizAsManager, (context) =>
  changeElement(context, { content: writtenQuiz(context.input) }),
)
