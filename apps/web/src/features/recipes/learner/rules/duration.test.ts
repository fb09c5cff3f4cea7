import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

test.each([
  [0, '0 Minuten'],
  [1, '1 Minute'],
  [25, '25 Minuten'],
  [60, '60 Minuten'],
  [90, '90 Minuten'],
  [91, '1 Stunde 31 Minuten'],
  [120, '2 Stunden'],
  [121, '2 Stunden 1 Minute'],
  [10_080, '168 Stunden'],
])('%d minutes: %s', (minutes, expected) => {
  expect(durationText(minutes).replaceAll('\u00a0', ' ')).toBe(expected)
})
