import { createHabitProposalAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { insertElement } from '../insert-element.ts'

export const createHabitProposalAsManagerCommand = handle(createHabitProposalAsManager, (context) =>
  insertElement(context, { content: { type: 'HABIT_PROPOSAL' }, habitId: context.input.habitId }),
)
