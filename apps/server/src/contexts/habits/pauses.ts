import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { habitPause } from './database/tables.ts'
import type { Intent } from './own-intents.ts'

const isOfRun = ({ id, run }: Intent) => and(eq(habitPause.habitIntentId, id), eq(habitPause.run, run))

/** The current pause; there is at most one. */
const isCurrent = (intent: Intent, today: string) => and(isOfRun(intent), gte(habitPause.endsOn, today))

/** Moves the end of the current pause, or begins one today. */
export const movePauseEnd = async (tx: Tx, intent: Intent, endsOn: string, today: string): Promise<void> => {
  const moved = await tx
    .update(habitPause)
    .set({ endsOn })
    .where(isCurrent(intent, today))
    .returning({ startsOn: habitPause.startsOn })
  if (moved.length > 0) return
  const { userId, id, run } = intent
  await tx.insert(habitPause).values({ userId, habitIntentId: id, run, startsOn: today, endsOn })
}

/** Ends the current pause yesterday; its earlier days stay paused. */
export const endPause = async (tx: Tx, intent: Intent, today: string): Promise<void> => {
  await tx.delete(habitPause).where(and(isOfRun(intent), eq(habitPause.startsOn, today)))
  await tx
    .update(habitPause)
    .set({ endsOn: addDays(today, -1) })
    .where(isCurrent(intent, today))
}
