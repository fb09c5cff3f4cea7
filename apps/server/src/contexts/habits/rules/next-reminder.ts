import { berlinDay, berlinDayCount, instantOnCount } from '@wohlauf/contract/rules/berlin-time'
import { countOfDay, dayOfCount, weekdayOfCount } from '@wohlauf/contract/rules/calendar-days'
import type { TimeOfDay, Weekday } from '@wohlauf/contract/values/values'

/** The values that determine a habit's reminders; days are Berlin calendar days, `YYYY-MM-DD`. */
export type ReminderPlan = {
  isEnabled: boolean
  weekdays: readonly Weekday[]
  notificationTime: TimeOfDay
  /** The last day of the pause. */
  pausedUntil: string | null
  /** The day of the last reminder: there is one per day, also when the time is changed afterwards. */
  remindedOn: string | null
  /** The last day that was logged on the day itself. */
  loggedOn: string | null
}

/** The maximum delay of a reminder (`decisions.md`, "Habits and reminders"). */
const MAX_LATE_MS = 60 * 60_000

const isPausedOn = (plan: ReminderPlan, day: string): plan is ReminderPlan & { pausedUntil: string } =>
  (plan.pausedUntil ?? '') >= day

const isDoneOn = ({ remindedOn, loggedOn }: ReminderPlan, day: string): boolean =>
  remindedOn === day || loggedOn === day

/** The first day from which a reminder may come, as a day number. */
const firstDay = (plan: ReminderPlan, now: Date): number => {
  const count = berlinDayCount(now)
  const today = dayOfCount(count)
  if (isPausedOn(plan, today)) return countOfDay(plan.pausedUntil) + 1
  return isDoneOn(plan, today) ? count + 1 : count
}

/**
 * The first instant strictly after `now` on a chosen weekday at the wall time, on no paused or settled day.
 * Iterates over calendar days, because a day of the clock change is not 24 hours long. Null when disabled.
 */
export const nextReminder = (plan: ReminderPlan, now: Date): Date | null => {
  if (!plan.isEnabled) return null
  const first = firstDay(plan, now)
  for (let day = first; day <= first + 7; day += 1) {
    if (!plan.weekdays.includes(weekdayOfCount(day))) continue
    const candidate = instantOnCount(day, plan.notificationTime)
    if (candidate > now) return candidate
  }
  return null
}

/** Whether a reminder that was due at `dueAt` is still sent: at most an hour late, and on its own day. */
const isStillSent = (dueAt: Date, plan: ReminderPlan, now: Date): boolean => {
  const count = berlinDayCount(dueAt)
  const day = dayOfCount(count)
  return (
    plan.isEnabled &&
    now >= dueAt &&
    now.getTime() - dueAt.getTime() <= MAX_LATE_MS &&
    berlinDayCount(now) === count &&
    plan.weekdays.includes(weekdayOfCount(count)) &&
    !isPausedOn(plan, day) &&
    !isDoneOn(plan, day)
  )
}

/**
 * A due reminder that was not sent yet, because the worker is late, is kept unless the plan has another time
 * later today: a change of the trigger must not lose it.
 */
export const reminderAfterChange = (former: Date | null, plan: ReminderPlan, now: Date): Date | null => {
  const next = nextReminder(plan, now)
  const isToday = next !== null && berlinDayCount(next) === berlinDayCount(now)
  return !isToday && former && isStillSent(former, plan, now) ? former : next
}

/** The outcome for a due reminder: whether it is sent, for which day, and the plan's values afterwards. */
export const settleDueReminder = <Plan extends ReminderPlan>(dueAt: Date, plan: Plan, now: Date) => {
  const isSent = isStillSent(dueAt, plan, now)
  const day = berlinDay(dueAt)
  const after = isSent ? { ...plan, remindedOn: day } : plan
  return { isSent, day, remindedOn: after.remindedOn, nextReminderAt: nextReminder(after, now) }
}

/** Whether the stored reminder does not match the plan. A due one is left to the job that sends it. */
export const isReminderStale = (reminder: Date | null, plan: ReminderPlan, now: Date): boolean =>
  !(reminder && reminder <= now) && reminder?.getTime() !== nextReminder(plan, now)?.getTime()
