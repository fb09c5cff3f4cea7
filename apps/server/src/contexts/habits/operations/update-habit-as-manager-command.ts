import { updateHabitAsManager } from '@wohlauf/contract/habits-as-manager'
import { RICH } from '@wohlauf/contract/rich-text'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { cleanWritten } from '../../../platform/html/clean-written.ts'
import { handle } from '../../../platform/http/handler.ts'
import { habit } from '../tables.ts'

export const updateHabitAsManagerCommand = handle(updateHabitAsManager, async ({ input, tx, refuse }) => {
  const [found] = await tx.select().from(habit).where(eq(habit.id, input.habitId)).for('update')
  if (!found) return refuse('not-found')
  if (wasChangedSince(found, input.revision)) return refuse('conflict')
  await tx
    .update(habit)
    .set({
      title: input.title,
      minRuntimeWeeks: input.minRuntime,
      introduction: cleanWritten(input.introduction, RICH, 'introduction'),
      revision: found.revision + 1,
    })
    .where(eq(habit.id, found.id))
  return {}
})
