import { createHabitIntent } from '@wohlauf/contract/habits/habits'
import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { eq } from 'drizzle-orm'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { habit, habitIntent } from '../database/tables.ts'
import { nextReminder } from '../rules/next-reminder.ts'

const NEW = { isEnabled: true, pausedUntil: null, remindedOn: null, loggedOn: null }

export const createHabitIntentCommand = handle(
  createHabitIntent,
  async ({ input, tx, user, now, refuse }) => {
    const [row] = await tx
      .select({ id: habit.id, title: habit.title })
      .from(habit)
      .where(eq(habit.id, input.habitId))
    if (!row) return refuse('not-found')
    const [intent] = await tx
      .insert(habitIntent)
      .values({
        userId: user.id,
        habitId: row.id,
        trigger: input.trigger || null,
        weekdays: input.weekdays,
        notificationTime: input.notificationTime,
        startedOn: berlinDay(now),
        nextReminderAt: nextReminder({ ...input, ...NEW }, now),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ habitIntentId: habitIntent.id, nextReminderAt: habitIntent.nextReminderAt })
    if (!intent) return refuse('habit-already-started')
    await awardHealthPoints(
      tx,
      { userId: user.id, reason: 'habit-started', subject: row.id, title: row.title },
      now,
    )
    return { ...intent, nextReminderAt: intent.nextReminderAt?.toISOString() ?? null }
  },
)
