import { randomUUID } from 'node:crypto'
import { createHabitAsManager } from '@wohlauf/contract/habits-as-manager'
import { RICH } from '@wohlauf/contract/rich-text'
import { eq } from 'drizzle-orm'
import { insertOnce } from '../../../platform/database/insert-once.ts'
import { cleanWritten } from '../../../platform/html/clean-written.ts'
import { handle } from '../../../platform/http/handler.ts'
import { habit } from '../tables.ts'

export const createHabitAsManagerCommand = handle(
  createHabitAsManager,
  async ({ input, tx, now, refuse }) => {
    const { habitId = randomUUID(), title, minRuntime } = input
    const introduction = cleanWritten(input.introduction, RICH, 'introduction')
    const written = { title, minRuntimeWeeks: minRuntime, introduction }
    const outcome = await insertOnce(tx, habit, {
      row: { id: habitId, ...written, createdAt: now },
      written,
      find: async () => {
        const { title, minRuntimeWeeks, introduction } = habit
        const known = tx.select({ title, minRuntimeWeeks, introduction }).from(habit)
        return (await known.where(eq(habit.id, habitId)))[0]
      },
    })
    return outcome === 'conflict' ? refuse('conflict') : { habitId }
  },
)
