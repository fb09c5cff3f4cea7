import { expect, test } from 'vitest'
import { lastDayOf, monthsOfDiary } from './months.ts'

const keysOf = (oldest: string, newest: string) =>
  monthsOfDiary(oldest, newest).map(({ year, months }) => [year, ...months.map(({ month }) => month)])

test.each([
  ['one day', '2031-03-05', '2031-03-05', [['2031', '2031-03']]],
  [
    'the last day of a month and the first of the next',
    '2031-02-28',
    '2031-03-01',
    [['2031', '2031-03', '2031-02']],
  ],
  [
    'over the end of a year',
    '2030-11-30',
    '2031-01-01',
    [
      ['2031', '2031-01'],
      ['2030', '2030-12', '2030-11'],
    ],
  ],
])('the months of %s', (_name, oldest, newest, months) => {
  expect(keysOf(oldest, newest)).toEqual(months)
})

test('years of a diary have all their months, with names', () => {
  const years = monthsOfDiary('2024-02-29', '2031-03-05')
  expect(years.flatMap(({ months }) => months)).toHaveLength(3 + 6 * 12 + 11)
  expect(years.at(-1)?.months.at(-1)).toEqual({ month: '2024-02', name: 'Februar 2024' })
})

test.each([
  ['2031-02', '2031-02-28'],
  ['2028-02', '2028-02-29'],
  ['2031-04', '2031-04-30'],
  ['2031-12', '2031-12-31'],
])('the last day of %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})
