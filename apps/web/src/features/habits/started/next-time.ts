import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { dayInSentence, germanDate, germanTime } from '../../../ui/time/berlin-time.ts'

type Plan = Pick<HabitIntent, 'isEnabled' | 'pausedUntil' | 'nextReminderAt'>

/** The next time in the row of a habit: 'morgen 09:30'. */
export const nextTime = ({ isEnabled, pausedUntil, nextReminderAt }: Plan, now: Date): string => {
  if (isEnabled && pausedUntil) return `Pause bis ${germanDate(pausedUntil)}`
  if (!isEnabled || !nextReminderAt) return 'Diese Gewohnheit ruht gerade.'
  return `${dayInSentence(nextReminderAt, now)} ${germanTime(nextReminderAt)}`
}

/** The specification's sentence; it promises no reminder if no channel delivers any. */
export const nextReminderSentence = (nextReminderAt: string, isCarried: boolean): string => {
  const when = `am ${germanDate(nextReminderAt)} um ${germanTime(nextReminderAt)} Uhr`
  return isCarried ? `Nächster Reminder ${when}.` : `Nächstes Mal ${when}, ohne Erinnerung.`
}
