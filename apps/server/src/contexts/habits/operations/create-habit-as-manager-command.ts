import { randomUUID } from 'node:crypto'
import { createHabitAsManager } from '@wohlauf/contract/habits-as-manager'
import { RICH } from '@wohlauf/contract/rich-text'
import { cleanWritten } from '../../../platform/html/clean-written.ts'
import { handle } from '../../../platform/http/handler.ts'
import { habit } from '../tables.ts'

export const createHabitAsManagerCommand = handle(createHabitAsManager, async ({ input, tx, now }) => {
  const habitId = randomUUID()
  await tx.insert(habit).values({
    id: habitId,
    title: input.title,
    minRuntimeWeeks: input.minRuntime,
    introduction: cleanWritten(input.introduction, RICH, 'introduction'),
    createdAt: now,
  })
  return { habitId }
})
