import { expect, test } from 'vitest'
import {
  addedSeconds,
  countdownText,
  isRinging,
  isSameTimer,
  leftMs,
  prolong,
  type Timer,
  togglePause,
} from './timer.ts'

const timer = (more: Partial<Timer> = {}): Timer => ({
  recipeId: 'soup',
  recipeName: 'Suppe',
  step: 2,
  label: '15 Min.',
  seconds: 900,
  moreSeconds: 0,
  endsAtMs: 1_000_000,
  restMs: null,
  ...more,
})

test('a timer rings from its end on', () => {
  expect(isRinging(timer(), 999_999)).toBe(false)
  expect(leftMs(timer(), 999_999)).toBe(1)
  expect(isRinging(timer(), 1_000_000)).toBe(true)
  expect(leftMs(timer(), 1_500_000)).toBe(0)
})

test('a paused timer loses nothing, and never rings', () => {
  const pausedTimer = togglePause(timer(), 940_000)
  expect(leftMs(pausedTimer, 5_000_000)).toBe(60_000)
  expect(isRinging(pausedTimer, 5_000_000)).toBe(false)
  const onAgain = togglePause(pausedTimer, 5_000_000)
  expect(leftMs(onAgain, 5_000_000)).toBe(60_000)
  expect(isRinging(onAgain, 5_060_000)).toBe(true)
})

test('the rest of a range is added first, then a minute each time', () => {
  const ranged = timer({ moreSeconds: 180 })
  expect(addedSeconds(ranged)).toBe(180)
  const longer = prolong(ranged, 1_000_500)
  expect(leftMs(longer, 1_000_500)).toBe(180_000)
  expect(addedSeconds(longer)).toBe(60)
})

test('timers are the same by recipe, step and duration', () => {
  expect(isSameTimer(timer(), timer({ endsAtMs: 5 }))).toBe(true)
  expect(isSameTimer(timer(), timer({ recipeId: 'bread' }))).toBe(false)
  expect(isSameTimer(timer(), timer({ step: 3 }))).toBe(false)
  expect(isSameTimer(timer(), timer({ label: '5 Min.' }))).toBe(false)
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_001, '1:00'],
  [249_000, '4:09'],
  [3_600_000, '1:00:00'],
  [3_849_000, '1:04:09'],
])('%d ms: %s', (ms, text) => expect(countdownText(ms)).toBe(text))
