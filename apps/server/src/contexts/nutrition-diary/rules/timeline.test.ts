import { addDays } from '@wohlauf/contract/rules/calendar-days'
import { describe, expect, test } from 'vitest'
import { DAYS_OF_PAGE, rangeBefore, rangeEndingWith, timelineParts } from './timeline.ts'

let written = 0
const at = (day: string, time: string) => Date.parse(`${day}T${time}Z`)
const item = (day: string, id: string, { time = '10:00', kind = 'ENTRY' as 'ENTRY' | 'TIP' } = {}) => {
  written += 1
  return { item: { kind, id }, day, at: at(day, time), createdAt: written }
}

/** "2026-03-04 ab" for a day with its items, "2026-03-02…2026-03-03" for a gap. */
const describeParts = (...args: Parameters<typeof timelineParts<ReturnType<typeof item>>>) =>
  timelineParts(...args).map((part) =>
    part.kind === 'DAY'
      ? `${part.date} ${part.items.map(({ id }) => id).join('')}`
      : `${part.from}…${part.to}`,
  )

describe('the parts of the page with the newest items', () => {
  test.each([
    ['nothing yet', [], [], null],
    ['today alone', ['2026-03-04'], ['2026-03-04 a'], null],
    ['yesterday alone: today can still be written', ['2026-03-03'], ['2026-03-03 a'], null],
    ['the day before yesterday', ['2026-03-02'], ['2026-03-03…2026-03-03', '2026-03-02 a'], null],
    ['a week ago', ['2026-02-25'], ['2026-02-26…2026-03-03', '2026-02-25 a'], null],
    [
      'days in a row and a gap over the end of a month',
      ['2026-03-04', '2026-03-03', '2026-02-27'],
      ['2026-03-04 a', '2026-03-03 b', '2026-02-28…2026-03-02', '2026-02-27 c'],
      null,
    ],
    [
      'an older day on the next page: its gap belongs to this one',
      ['2026-03-04'],
      ['2026-03-04 a', '2026-01-16…2026-03-03'],
      '2026-01-15',
    ],
    ['an older day that follows without a gap', ['2026-03-04'], ['2026-03-04 a'], '2026-03-03'],
    ['a day ahead, for a clock that is', ['2026-03-05'], ['2026-03-05 a'], null],
  ] as const)('%s', (_, days, expected, olderDay) => {
    const placed = days.map((day, nth) => item(day, 'abc'[nth] ?? ''))
    expect(describeParts(placed, '2026-03-04', olderDay)).toEqual(expected)
  })
})

test('an older page begins with its newest day, and the last one ends with the oldest', () => {
  expect(describeParts([item('2026-01-10', 'a'), item('2026-01-07', 'b')], null, null)).toEqual([
    '2026-01-10 a',
    '2026-01-08…2026-01-09',
    '2026-01-07 b',
  ])
})

test.each([
  ['2026-03-30', '2026-03-28', '2026-03-29…2026-03-29'],
  ['2026-10-26', '2026-10-24', '2026-10-25…2026-10-25'],
  ['2028-03-01', '2028-02-28', '2028-02-29…2028-02-29'],
])('between %s and %s lies one day of any length', (newer, older, gap) => {
  expect(describeParts([item(newer, 'a'), item(older, 'b')], null, null)).toEqual([
    `${newer} a`,
    gap,
    `${older} b`,
  ])
})

test('within a day the newest is first; a tip stands above the entry of the same moment', () => {
  const day = '2026-03-04'
  expect(
    describeParts(
      [
        item(day, 'm', { time: '07:00' }),
        item(day, 'e', { time: '19:00' }),
        item(day, 'n', { time: '12:00' }),
        item(day, 'T', { time: '12:00', kind: 'TIP' }),
        item(day, 'o', { time: '12:00' }),
      ],
      day,
      null,
    ),
  ).toEqual([`${day} eTonm`])
})

describe('a page', () => {
  test.each([
    [null, { from: '2026-02-03', to: null }],
    ['2026-02-03', { from: '2026-01-04', to: '2026-02-02' }],
    ['2026-03-31', { from: '2026-03-01', to: '2026-03-30' }],
    ['2000-01-01', { from: '1999-12-02', to: '1999-12-31' }],
    ['0001-01-01', { from: '1999-12-02', to: '1999-12-31' }],
    ['9999-12-31', { from: '9999-12-01', to: '9999-12-30' }],
  ])('before %s', (before, range) => {
    expect(rangeBefore(before, '2026-03-04')).toEqual(range)
  })

  test('has thirty days, wherever it ends', () => {
    for (const day of ['2026-03-01', '2026-03-29', '2026-10-25', '2028-02-29']) {
      expect(rangeEndingWith(day)).toEqual({ from: addDays(day, 1 - DAYS_OF_PAGE), to: day })
      expect(rangeBefore(addDays(day, 1), '2026-03-04')).toEqual(rangeEndingWith(day))
    }
  })
})
