import { getHabitsAsManager } from '@wohlauf/contract/habits-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { allHabits } from '../habit-list.ts'

export const getHabitsAsManagerQuery = handle(getHabitsAsManager, async ({ tx }) => {
  const habits = await allHabits(tx)
  return habits.map(({ id, minRuntimeWeeks, createdAt, title, introduction, revision }) => ({
    habitId: id,
    title,
    minRuntime: minRuntimeWeeks,
    introduction,
    createdAt: createdAt.toISOString(),
    revision,
  }))
})
