import { createHabitAsManager, updateHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { HABITS } from '../list.ts'

export const manageHabits = managedHandlers(HABITS, {
  create: createHabitAsManager,
  update: updateHabitAsManager,
})
