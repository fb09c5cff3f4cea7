import { markMinRuntimeAsCelebrated } from '@wohlauf/contract/habits/habits'
import { and, eq, isNotNull } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { habitIntent } from '../database/tables.ts'
import { findOwnIntent } from '../own-intents.ts'

/** Only after the points were earned: a call that comes too early must not suppress the celebration. */
export const markMinRuntimeAsCelebratedCommand = handle(
  markMinRuntimeAsCelebrated,
  async ({ input, tx, user, now, refuse }) => {
    const own = await findOwnIntent(tx, user.id, input.habitIntentId)
    if (!own) return refuse('not-found')
    await tx
      .update(habitIntent)
      .set({ minRuntimeCelebratedAt: now })
      .where(and(eq(habitIntent.id, own.intent.id), isNotNull(habitIntent.minRuntimeEarnedAt)))
    return {}
  },
)
