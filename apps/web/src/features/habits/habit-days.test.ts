import type { HabitIntent } from '@wohlauf/contract/habits'
import { expect, test } from 'vitest'
import { nextHabit, todaysHabits } from './habit-days.ts'

const intent = (title: string, more: Partial<HabitIntent>): HabitIntent => ({
  habitIntentId: title,
  habitId: title,
  title,
  trigger: null,
  weekdays: ['SATURDAY'],
  notificationTime: '12:00:00',
  isEnabled: true,
  habitLogs: [],
  nextReminderAt: null,
  habitIntroduction: '',
  minRuntime: 3,
  isMinRuntimeReached: false,
  minRuntimeReachedAt: null,
  today: { date: '2026-03-07', state: 'FREE' },
  yesterday: { date: '2026-03-06', state: 'FREE' },
  pausedUntil: null,
  celebration: null,
  ...more,
})

const names = (intents: readonly HabitIntent[], now: string) =>
  todaysHabits(intents, new Date(now)).map(({ title }) => title)

test('today contains the habits of its weekday, earliest first', () => {
  const intents = [
    intent('evening', { notificationTime: '18:30:00' }),
    intent('morning', { notificationTime: '07:05:00' }),
    intent('another day', { weekdays: ['SUNDAY', 'MONDAY'] }),
    intent('deactivated', { isEnabled: false }),
  ]
  expect(names(intents, '2026-11-21T09:00:00Z')).toEqual(['morning', 'evening'])
})

test('the day changes at midnight in Berlin', () => {
  const intents = [intent('saturday', { weekdays: ['SATURDAY'] }), intent('sunday', { weekdays: ['SUNDAY'] })]
  expect(names(intents, '2026-11-21T22:59:00Z')).toEqual(['saturday'])
  expect(names(intents, '2026-11-21T23:00:00Z')).toEqual(['sunday'])
})

test('the next habit is the one with the earliest reminder', () => {
  const intents = [
    intent('later', { nextReminderAt: '2026-11-24T07:30:00.000Z' }),
    intent('over', { nextReminderAt: '2026-11-20T07:30:00.000Z' }),
    intent('now', { nextReminderAt: '2026-11-21T09:00:00.000Z' }),
    intent('never', { nextReminderAt: null }),
    intent('soon', { nextReminderAt: '2026-11-23T07:30:00.000Z' }),
  ]
  const now = new Date('2026-11-21T09:00:00Z')
  expect(nextHabit(intents, now)).toEqual({ title: 'soon', at: '2026-11-23T07:30:00.000Z' })
  expect(nextHabit([], now)).toBeUndefined()
})
