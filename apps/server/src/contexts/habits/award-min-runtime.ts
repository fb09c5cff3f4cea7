import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { awardHealthPoints } from '../user-progress/index.ts'
import { habitIntent } from './database/tables.ts'
import type { OwnIntent } from './own-intents.ts'
import type { RunHistory } from './rules/days.ts'
import { isMinRuntimeEarned } from './rules/look-back.ts'

/** Awards the points once per run, every night (`decisions.md`, open point 3); a log awards them by `writes.log_habits`. */
export const awardMinRuntime = async (
  tx: Tx,
  { intent, offeredHabit }: OwnIntent,
  history: RunHistory,
  now: Date,
): Promise<void> => {
  if (intent.minRuntimeEarnedAt) return
  if (!isMinRuntimeEarned(history, offeredHabit.minRuntimeWeeks, berlinDay(now))) return
  await awardHealthPoints(
    tx,
    {
      userId: intent.userId,
      reason: 'min-runtime-reached',
      subject: `${intent.id} ${intent.run}`,
      title: offeredHabit.title,
    },
    now,
  )
  await tx.update(habitIntent).set({ minRuntimeEarnedAt: now }).where(eq(habitIntent.id, intent.id))
}
