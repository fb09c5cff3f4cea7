import { updateHabitProposalAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { changeElement } from '../change-element.ts'

export const updateHabitProposalAsManagerCommand = handle(updateHabitProposalAsManager, (context) =>
  changeElement(context, { content: { type: 'HABIT_PROPOSAL' }, habitId: context.input.habitId }),
)
