import type { HabitDayState, HabitIntent } from '@wohlauf/contract/habits/habits'
import { expect, test } from 'vitest'
import { nextHabit, openHabitsOfYesterday, todaysHabits } from './habit-days.ts'

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
  idOfTodaysLog: null,
  yesterday: { date: '2026-03-06', state: 'FREE' },
  thisWeek: { done: 0, planned: 0 },
  pausedUntil: null,
  celebration: null,
  ...more,
})

const titles = (intents: readonly HabitIntent[]) => intents.map(({ title }) => title)

test('today contains what is planned or done by the server’s day, earliest first', () => {
  const on = (state: HabitDayState) => ({ today: { date: '2026-11-21', state } })
  const intents = [
    intent('evening', { notificationTime: '18:30:00', ...on('PLANNED') }),
    intent('morning', { notificationTime: '07:05:00', ...on('DONE') }),
    intent('another day', on('FREE')),
    intent('paused', on('PAUSED')),
  ]
  expect(titles(todaysHabits(intents))).toEqual(['morning', 'evening'])
})

test('only what was planned yesterday and not logged can be filled in, earliest first', () => {
  const on = (state: HabitDayState) => ({ yesterday: { date: '2026-11-20', state } })
  const intents = [
    intent('evening', { notificationTime: '18:30:00', ...on('PLANNED') }),
    intent('morning', { notificationTime: '07:05:00', ...on('PLANNED') }),
    intent('done', on('DONE')),
    intent('not planned', on('FREE')),
    intent('paused', on('PAUSED')),
  ]
  expect(titles(openHabitsOfYesterday(intents))).toEqual(['morning', 'evening'])
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
  expect(nextHabit(intents, now)).toEqual({ title: 'soon', remindsAt: '2026-11-23T07:30:00.000Z' })
  expect(nextHabit([], now)).toBeUndefined()
})
