import { berlinDay } from '@wohlauf/contract/rules/berlin-time'
import { addDays, weekdayOf } from '@wohlauf/contract/rules/calendar-days'
import type { TimeOfDay, Weekday } from '@wohlauf/contract/values/values'
import { eq, sql } from 'drizzle-orm'
import { awardMinRuntime } from '../../../apps/server/src/contexts/habits/award-min-runtime.ts'
import { habitIntent, habitLog } from '../../../apps/server/src/contexts/habits/database/tables.ts'
import { findOwnIntent } from '../../../apps/server/src/contexts/habits/own-intents.ts'
import { nextReminder } from '../../../apps/server/src/contexts/habits/rules/next-reminder.ts'
import { historyOf } from '../../../apps/server/src/contexts/habits/run-histories.ts'
import { awardHealthPoints } from '../../../apps/server/src/contexts/user-progress/index.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'

type Plan = { trigger: string; weekdays: Weekday[]; notificationTime: TimeOfDay }

/** Each day of the week is in at least two plans. */
const PLANS: readonly Plan[] = [
  {
    trigger: 'zum Kaffee',
    weekdays: ['MONDAY', 'WEDNESDAY', 'FRIDAY', 'SUNDAY'],
    notificationTime: '09:30:00',
  },
  {
    trigger: 'nach dem Abendessen',
    weekdays: ['TUESDAY', 'THURSDAY', 'SATURDAY'],
    notificationTime: '19:00:00',
  },
  {
    trigger: 'in der Mittagspause',
    weekdays: ['MONDAY', 'WEDNESDAY', 'FRIDAY'],
    notificationTime: '12:00:00',
  },
  { trigger: 'zum Frühstück', weekdays: ['SATURDAY', 'SUNDAY'], notificationTime: '08:30:00' },
  {
    trigger: 'nach dem Aufstehen',
    weekdays: ['TUESDAY', 'THURSDAY', 'SUNDAY'],
    notificationTime: '07:00:00',
  },
]

const LEFT_OUT = 4

/** The planned days from the first until yesterday that were carried out. */
const daysKept = (startedOn: string, today: string, { weekdays }: Plan, nth: number): string[] => {
  const plannedDays: string[] = []
  for (let day = startedOn; day < today; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day))) plannedDays.push(day)
  return plannedDays.filter((_, index) => (index + nth) % LEFT_OUT !== LEFT_OUT - 1)
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const celebrate = async (
  tx: Tx,
  userId: string,
  habitIntentId: string,
  startedAt: Date,
  now: Date,
): Promise<void> => {
  const own = await findOwnIntent(tx, userId, habitIntentId)
  if (!own) throw new Error('the intent was not found')
  const reachedAt = new Date(startedAt.getTime() + own.offeredHabit.minRuntimeWeeks * WEEK_MS)
  if (reachedAt > now) return
  await awardMinRuntime(tx, own, await historyOf(tx, own.intent), reachedAt)
  await tx
    .update(habitIntent)
    .set({ minRuntimeCelebratedAt: sql`${habitIntent.minRuntimeEarnedAt}` })
    .where(eq(habitIntent.id, habitIntentId))
}

export const keepHabit = async (
  tx: Tx,
  { userId, habit, nth }: { userId: string; habit: { id: string; title: string }; nth: number },
  at: Date,
  now: Date,
): Promise<void> => {
  const { id: habitId, title } = habit
  const startedOn = berlinDay(at)
  const own = PLANS[nth % PLANS.length] as Plan
  const plan = { ...own, isEnabled: true, pausedUntil: null, remindedOn: null, loggedOn: null }
  const [created] = await tx
    .insert(habitIntent)
    .values({
      ...plan,
      userId,
      habitId,
      startedOn,
      nextReminderAt: nextReminder(plan, now),
      createdAt: at,
    })
    .returning({ habitIntentId: habitIntent.id, run: habitIntent.run })
  if (!created) throw new Error('the intent was not written')
  await awardHealthPoints(tx, { userId, reason: 'habit-started', subject: habitId, title }, at)
  for (const day of daysKept(startedOn, berlinDay(now), own, nth)) {
    const createdAt = new Date(`${day}T18:00:00Z`)
    await tx.insert(habitLog).values({ ...created, userId, loggedOn: day, createdAt })
    // A person of the demo has one habit, so no day reaches its limit of points.
    const subject = `${day} ${habitId}`
    await awardHealthPoints(tx, { userId, reason: 'habit-logged', subject, title }, createdAt)
  }
  await celebrate(tx, userId, created.habitIntentId, at, now)
}
