import { getHabitsAsManager } from '@wohlauf/contract/habits-as-manager'
import { asc } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { habit } from '../tables.ts'

export const getHabitsAsManagerQuery = handle(getHabitsAsManager, async ({ tx }) => {
  const habits = await tx.select().from(habit).orderBy(asc(habit.createdAt), asc(habit.id))
  return habits.map(({ id, minRuntimeWeeks, createdAt, title, introduction, revision }) => ({
    habitId: id,
    title,
    minRuntime: minRuntimeWeeks,
    introduction,
    createdAt: createdAt.toISOString(),
    revision,
  }))
})
