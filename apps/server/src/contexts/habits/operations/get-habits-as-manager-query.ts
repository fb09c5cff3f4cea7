import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allHabits } from '../habit-list.ts'

export const getHabitsAsManagerQuery = handle(getHabitsAsManager, async ({ tx }) =>
  (await allHabits(tx)).map(({ id, minRuntimeWeeks, createdAt, ...fields }) => ({
    ...fields,
    habitId: id,
    minRuntime: minRuntimeWeeks,
    createdAt: createdAt.toISOString(),
  })),
)
