import { expect, test } from 'vitest'
import { isNear, pauseMs, timeLeftText } from './time-left.ts'

const end = { endsAt: '2031-03-05T12:30:00Z', isExtendable: true }
const at = (time: string) => new Date(`2031-03-05T${time}Z`)

test.each([
  ['12:00:00', false, 15_000],
  ['12:27:50', false, 10_000],
  ['12:27:59', false, 1_000],
  ['12:28:00', true, 15_000],
  ['12:29:55', true, 5_000],
  ['12:30:00', true, 15_000],
  ['13:00:00', true, 15_000],
])('at %s the end of a session at 12:30 is near: %s; the next look is in %i ms', (time, expected, ms) => {
  expect(isNear(end, at(time))).toBe(expected)
  expect(pauseMs(end, at(time))).toBe(ms)
})

test('an unknown end is asked for after a minute', () => {
  expect(pauseMs(null, at('12:00:00'))).toBe(60_000)
})

test.each([
  ['12:28:00', 'in 2 Minuten'],
  ['12:28:59', 'in 2 Minuten'],
  ['12:29:01', 'in weniger als einer Minute'],
])('at %s the warning says: %s', (time, text) => {
  expect(timeLeftText(end, at(time))).toBe(text)
})
