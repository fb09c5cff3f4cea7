import { getHabitIntents } from '@wohlauf/contract/habits'
import { asc, eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { minRuntimeReachedOn } from '../rules/min-runtime.ts'
import { berlinDay, nextReminder } from '../rules/next-reminder.ts'
import { habit, habitIntent } from '../tables.ts'

/** Computed each time: the stored one is the next to be sent, and is in the past until then. */
const nextReminderOf = (
  { isEnabled, weekdays, notificationTime }: typeof habitIntent.$inferSelect,
  now: Date,
): Date | null => (isEnabled ? nextReminder(weekdays, notificationTime, now, false) : null)

export const getHabitIntentsQuery = handle(getHabitIntents, async ({ tx, user, now }) => {
  const rows = await tx
    .select()
    .from(habitIntent)
    .innerJoin(habit, eq(habit.id, habitIntent.habitId))
    .where(eq(habitIntent.userId, user.id))
    .orderBy(asc(habitIntent.createdAt), asc(habitIntent.id))
  return rows.map(({ habit: offered, habit_intent: intent }) => {
    const reachedOn = minRuntimeReachedOn(intent.startedOn, offered.minRuntimeWeeks)
    return {
      habitIntentId: intent.id,
      habitId: offered.id,
      title: offered.title,
      trigger: intent.trigger,
      weekdays: intent.weekdays,
      notificationTime: intent.notificationTime,
      isEnabled: intent.isEnabled,
      habitLogs: [],
      nextReminderAt: nextReminderOf(intent, now)?.toISOString() ?? null,
      habitIntroduction: offered.introduction,
      minRuntime: offered.minRuntimeWeeks,
      isMinRuntimeReached: reachedOn !== null && reachedOn <= berlinDay(now),
      minRuntimeReachedAt: reachedOn,
    }
  })
})
