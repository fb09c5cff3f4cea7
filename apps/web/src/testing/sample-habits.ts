import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { idOf } from './sample-elements.ts'

/** A started habit, planned today, Wednesday 5 March 2031. */
export const sampleHabit = (nth: number, more: Partial<HabitIntent> = {}): HabitIntent => ({
  habitIntentId: idOf(nth * 10),
  habitId: idOf(nth * 10 + 1),
  title: `Gewohnheit ${nth}`,
  trigger: null,
  weekdays: ['MONDAY', 'WEDNESDAY'],
  notificationTime: '12:00:00',
  isEnabled: true,
  habitLogs: [],
  nextReminderAt: '2031-03-10T11:00:00.000Z',
  habitIntroduction: '<p>Darum geht es.</p>',
  minRuntime: 3,
  isMinRuntimeReached: false,
  minRuntimeReachedAt: '2031-03-26',
  today: { date: '2031-03-05', state: 'PLANNED' },
  idOfTodaysLog: null,
  yesterday: { date: '2031-03-04', state: 'FREE' },
  thisWeek: { done: 0, planned: 2 },
  pausedUntil: null,
  celebration: null,
  ...more,
})
