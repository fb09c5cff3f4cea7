import type { Weekday } from '@wohlauf/contract/values'
import { addDays, berlinDay, weekdayOf } from '../contexts/habits/rules/berlin-time.ts'
import { nextReminder } from '../contexts/habits/rules/next-reminder.ts'
import { habitIntent, habitLog } from '../contexts/habits/tables.ts'
import { awardHabitLog, awardHealthPoints } from '../contexts/user-progress/index.ts'
import type { Tx } from '../platform/database/transaction.ts'

const WEEKDAYS: Weekday[] = ['MONDAY', 'WEDNESDAY', 'FRIDAY']
const TIME = '08:30:00'

/** One planned day in so many was left out, as it goes. */
const LEFT_OUT = 4

/** The planned days from the first until yesterday that were carried out. */
const daysKept = (startedOn: string, today: string, nth: number): string[] => {
  const planned: string[] = []
  for (let day = startedOn; day < today; day = addDays(day, 1))
    if (WEEKDAYS.includes(weekdayOf(day))) planned.push(day)
  return planned.filter((_, index) => (index + nth) % LEFT_OUT !== LEFT_OUT - 1)
}

/** A habit that a member has started at a time and kept since then. */
export const keepHabit = async (
  tx: Tx,
  { userId, habitId, nth }: { userId: string; habitId: string; nth: number },
  at: Date,
  now: Date,
): Promise<void> => {
  const startedOn = berlinDay(at)
  const plan = {
    isEnabled: true,
    weekdays: WEEKDAYS,
    notificationTime: TIME,
    pausedUntil: null,
    remindedOn: null,
    loggedOn: null,
  }
  const [created] = await tx
    .insert(habitIntent)
    .values({
      ...plan,
      userId,
      habitId,
      trigger: 'Nach dem Frühstück',
      startedOn,
      nextReminderAt: nextReminder(plan, now),
      createdAt: at,
    })
    .returning({ habitIntentId: habitIntent.id, run: habitIntent.run })
  if (!created) throw new Error('the intent was not written')
  await awardHealthPoints(tx, userId, 'habit-started', habitId, at)
  for (const day of daysKept(startedOn, berlinDay(now), nth)) {
    const createdAt = new Date(`${day}T18:00:00Z`)
    await tx.insert(habitLog).values({ ...created, userId, loggedOn: day, createdAt })
    await awardHabitLog(tx, userId, { habitId, day }, createdAt)
  }
}
