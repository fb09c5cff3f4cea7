import { expect, test } from 'vitest'
import { addMonths, nameOfMonth, summaryOf, weeksOf } from './months.ts'

test.each([
  ['2031-03', 'März 2031'],
  ['2030-12', 'Dezember 2030'],
])('%s is called %s', (month, name) => {
  expect(nameOfMonth(month)).toBe(name)
})

test.each([
  ['2031-03', -1, '2031-02'],
  ['2031-01', -1, '2030-12'],
  ['2030-12', 1, '2031-01'],
])('%s and %i months is %s', (month, count, other) => {
  expect(addMonths(month, count)).toBe(other)
})

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => index + 1)

test('a month that begins on a Saturday has empty cells before and after', () => {
  const weeks = weeksOf('2031-03', numbers(31))
  expect(weeks[0]).toEqual([null, null, null, null, null, 1, 2])
  expect(weeks.at(-1)).toEqual([31, null, null, null, null, null, null])
  expect(weeks).toHaveLength(6)
})

test('a February that begins on a Monday fills four weeks', () => {
  expect(weeksOf('2027-02', numbers(28))).toEqual([
    numbers(7),
    numbers(14).slice(7),
    numbers(21).slice(14),
    numbers(28).slice(21),
  ])
})

test.each([
  [['DONE', 'DONE', 'PLANNED', 'FREE'], '2 Tage erledigt, 1 Tag geplant.'],
  [['PAUSED', 'PAUSED'], '2 Tage pausiert.'],
  [['FREE'], 'In diesem Monat ist nichts geplant.'],
] as const)('%j in words', (states, sentence) => {
  expect(summaryOf(states.map((state) => ({ state })))).toBe(sentence)
})
