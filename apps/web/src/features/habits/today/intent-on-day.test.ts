import type { HabitIntent } from '@wohlauf/contract/habits/habits'
import { expect, test } from 'vitest'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { intentOnDay } from './intent-on-day.ts'

// A habit planned on Mondays and Wednesdays; 5 March 2031 was a Wednesday.
const daysOn = (day: string, more: Partial<HabitIntent> = {}) => {
  const { today, yesterday, idOfTodaysLog, thisWeek } = intentOnDay(
    sampleHabit(1, { today: { date: '2031-03-05', state: 'DONE' }, idOfTodaysLog: 'a', ...more }),
    day,
  )
  return [today.date, today.state, yesterday.date, yesterday.state, idOfTodaysLog, thisWeek.planned]
}

test('on its own day, and for a clock that is behind, an answer stays as it is', () => {
  expect(daysOn('2031-03-05')).toEqual(['2031-03-05', 'DONE', '2031-03-04', 'FREE', 'a', 2])
  expect(daysOn('2031-03-04')).toEqual(['2031-03-05', 'DONE', '2031-03-04', 'FREE', 'a', 2])
})

test('on the next day, today has become yesterday, and the plan says what is today', () => {
  expect(daysOn('2031-03-06')).toEqual(['2031-03-06', 'FREE', '2031-03-05', 'DONE', null, 2])
})

test('in the next week no day is done yet', () => {
  expect(daysOn('2031-03-10', { weekdays: ['MONDAY', 'SUNDAY', 'FRIDAY'] })).toEqual([
    '2031-03-10',
    'PLANNED',
    '2031-03-09',
    'PLANNED',
    null,
    3,
  ])
  const { thisWeek } = intentOnDay(sampleHabit(1, { thisWeek: { done: 1, planned: 2 } }), '2031-03-10')
  expect(thisWeek).toEqual({ done: 0, planned: 2 })
})

test('pauses, logs and habits that are not enabled count', () => {
  expect(daysOn('2031-03-10', { pausedUntil: '2031-03-10' })[1]).toBe('PAUSED')
  expect(daysOn('2031-03-12', { pausedUntil: '2031-03-10' })[1]).toBe('PLANNED')
  expect(daysOn('2031-03-12', { habitLogs: [{ date: '2031-03-11' }] })[3]).toBe('DONE')
  expect(daysOn('2031-03-12', { isEnabled: false }).slice(1)).toEqual(['FREE', '2031-03-11', 'FREE', null, 0])
})
