import { markLevelAsCelebrated } from '@wohlauf/contract/user-progress/user-progress'
import { and, eq, lt } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { userProgress } from '../database/tables.ts'
import { levelOf } from '../rules/level.ts'

/** Never above the reached level, and never decreasing: an outdated device must not cause a dialog twice. */
export const markLevelAsCelebratedCommand = handle(markLevelAsCelebrated, async ({ input, tx, user }) => {
  const [row] = await tx.select().from(userProgress).where(eq(userProgress.userId, user.id))
  const level = Math.min(input.level, levelOf(row?.healthPoints ?? 0).level)
  await tx
    .update(userProgress)
    .set({ lastCelebratedLevel: level })
    .where(and(eq(userProgress.userId, user.id), lt(userProgress.lastCelebratedLevel, level)))
  return {}
})
