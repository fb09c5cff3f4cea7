import * as z from 'zod/mini'
import { changeOf, creationOf, itemKind } from '../managed-items.ts'
import { command, query } from '../operation.ts'
import { WRITTEN_HABIT } from '../values/items/written-habit.ts'
import { Id, Instant, Revision, RichText } from '../values/values.ts'

export const ManagedHabit = z.object({
  habitId: Id,
  title: z.string(),
  /** In weeks. */
  minRuntime: z.int(),
  introduction: RichText,
  createdAt: Instant,
  revision: Revision,
})
export type ManagedHabit = z.infer<typeof ManagedHabit>

/** Oldest first. */
export const getHabitsAsManager = query('habits/get-habits-as-manager-query', {
  audience: 'app-manager',
  input: z.object({}),
  output: z.array(ManagedHabit),
})

export const HABIT = itemKind({
  id: 'habitId',
  name: 'Gewohnheit',
  written: WRITTEN_HABIT,
  invalidates: () => [getHabitsAsManager],
  shownIn: () => [
    'modules/get-module-as-manager-query',
    'modules/get-module-page-for-preview-as-manager-query',
  ],
})

export const createHabitAsManager = command('habits/create-habit-as-manager-command', creationOf(HABIT))

/** Users who have started it see the new texts; their run continues. */
export const updateHabitAsManager = command('habits/update-habit-as-manager-command', changeOf(HABIT))
