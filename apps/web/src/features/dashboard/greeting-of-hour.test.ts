import { expect, test } from 'vitest'
import { greetingOfHour } from './greeting-of-hour.ts'

test.each([
  [0, 'Guten Abend'],
  [4, 'Guten Abend'],
  [5, 'Guten Morgen'],
  [10, 'Guten Morgen'],
  [11, 'Guten Tag'],
  [17, 'Guten Tag'],
  [18, 'Guten Abend'],
  [23, 'Guten Abend'],
])('at %i o’clock it says %s', (hour, words) => {
  expect(greetingOfHour(hour).words).toBe(words)
})
