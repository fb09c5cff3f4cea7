import { describe, expect, test } from 'vitest'
import { isTipDue, nextTip } from './tip-drip.ts'

test.each([
  // last tip, today, entries since, the new one included
  [null, '2026-03-04', 1, true],
  [null, '2026-03-04', 7, true],
  ['2026-03-04', '2026-03-04', 9, false],
  ['2026-03-03', '2026-03-04', 9, false],
  ['2026-03-02', '2026-03-04', 1, false],
  ['2026-03-02', '2026-03-04', 2, true],
  ['2025-03-02', '2026-03-04', 1, false],
  ['2025-03-02', '2026-03-04', 2, true],
  // Month and year.
  ['2026-02-27', '2026-03-01', 2, true],
  ['2026-02-28', '2026-03-01', 2, false],
  ['2025-12-30', '2026-01-01', 2, true],
  // The days on which the clocks change have 23 and 25 hours, and count as one.
  ['2026-03-28', '2026-03-29', 2, false],
  ['2026-03-28', '2026-03-30', 2, true],
  ['2026-10-24', '2026-10-25', 2, false],
  ['2026-10-24', '2026-10-26', 2, true],
] as const)('last tip %s, today %s, %i entries since: %s', (last, today, entries, isDue) => {
  expect(isTipDue(last, today, entries)).toBe(isDue)
})

const tips = (text: string) =>
  [...text].map((id) => ({ id: id.toLowerCase(), isPublished: id === id.toUpperCase() }))

describe('the next tip', () => {
  // Capital letters are published tips; the order is the managers'.
  test.each([
    ['ABC', '', 'a'],
    ['ABC', 'a', 'b'],
    ['ABC', 'ab', 'c'],
    ['ABC', 'abc', null],
    ['ABC', 'c', 'a'],
    ['aBC', '', 'b'],
    ['aBc', 'b', null],
    ['abc', '', null],
    ['', '', null],
    // The tips were sorted again: a reader who has received a and b gets the rest, in the new order.
    ['CBAD', 'ab', 'c'],
    ['DBAC', 'ab', 'd'],
    // The tip was hidden after it was received, and published again.
    ['aBC', 'a', 'b'],
    ['ABC', 'ac', 'b'],
    // A new tip at the front is next, also for a reader who is far ahead.
    ['XABC', 'ab', 'x'],
  ])('of %s after "%s" is %s', (list, receivedTips, expected) => {
    expect(nextTip(tips(list), new Set(receivedTips))?.id ?? null).toBe(expected)
  })
})
