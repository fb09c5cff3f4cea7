import { createHabitIntent } from '@wohlauf/contract/habits'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { berlinDay } from '../rules/berlin-time.ts'
import { nextReminder } from '../rules/next-reminder.ts'
import { habit, habitIntent } from '../tables.ts'

/** Nothing was logged, and nobody was reminded of anything yet. */
const NEW = { isEnabled: true, pausedUntil: null, remindedOn: null, loggedOn: null }

export const createHabitIntentCommand = handle(
  createHabitIntent,
  async ({ input, tx, user, now, refuse }) => {
    const [found] = await tx.select({ id: habit.id }).from(habit).where(eq(habit.id, input.habitId))
    if (!found) return refuse('not-found')
    const [created] = await tx
      .insert(habitIntent)
      .values({
        userId: user.id,
        habitId: found.id,
        trigger: input.trigger || null,
        weekdays: input.weekdays,
        notificationTime: input.notificationTime,
        startedOn: berlinDay(now),
        nextReminderAt: nextReminder({ ...input, ...NEW }, now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ habitIntentId: habitIntent.id })
    if (!created) return refuse('habit-already-started')
    await awardHealthPoints(tx, user.id, 'habit-started', found.id, now)
    return created
  },
)
