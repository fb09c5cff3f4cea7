import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0 Min.'],
  [1, '1 Min.'],
  [25, '25 Min.'],
  [59, '59 Min.'],
  [60, '1 Std.'],
  [90, '1 Std. 30 Min.'],
  [120, '2 Std.'],
  [121, '2 Std. 1 Min.'],
  [490, '8 Std. 10 Min.'],
  [10_080, '168 Std.'],
  [60_060, '1.001 Std.'],
])('%d minutes: %s', (minutes, expected) => {
  expect(durationText(minutes).replaceAll('\u00a0', ' ')).toBe(expected)
})

test('a number is not parted from its unit', () => {
  expect(durationText(490)).toBe('8\u00a0Std. 10\u00a0Min.')
})
