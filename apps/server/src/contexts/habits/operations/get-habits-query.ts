import { getHabits } from '@wohlauf/contract/habits'
import { handle } from '../../../platform/http/handler.ts'
import { allHabits } from '../habit-list.ts'

export const getHabitsQuery = handle(getHabits, async ({ tx }) => {
  const habits = await allHabits(tx)
  return habits.map(({ id, title, introduction, minRuntimeWeeks }) => ({
    habitId: id,
    title,
    introduction,
    minRuntime: minRuntimeWeeks,
  }))
})
