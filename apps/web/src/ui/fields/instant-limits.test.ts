import { expect, test } from 'vitest'
import { problemOfInstant, roundDown } from './instant-limits.ts'

const limits = { min: '2031-03-01T09:00:00Z', max: '2031-03-05T14:37:00Z' }

test.each([
  ['between the limits', '2031-03-03T12:00:00Z', null],
  ['the limits themselves', limits.max, null],
  ['an earlier day', '2031-02-28T12:00:00Z', 'Das Datum darf nicht vor dem 01.03.2031 liegen'],
  ['a later day', '2031-03-06T12:00:00Z', 'Das Datum darf nicht nach dem 05.03.2031 liegen'],
  [
    'an earlier time of the first day, in Berlin',
    '2031-03-01T08:59:00Z',
    'Das Datum darf nicht vor dem 01.03.2031, 10:00 Uhr liegen',
  ],
  [
    'a later time of the last day, in Berlin',
    '2031-03-05T14:40:00Z',
    'Das Datum darf nicht nach dem 05.03.2031, 15:37 Uhr liegen',
  ],
])('%s', (_name, instant, problem) => {
  expect(problemOfInstant(instant, limits)).toBe(problem)
})

test('without limits every instant is allowed', () => {
  expect(problemOfInstant('1970-01-01T00:00:00Z', {})).toBeNull()
})

test.each([
  ['2031-03-05T14:37:59.999Z', 5, '2031-03-05T14:35:00.000Z'],
  ['2031-03-05T14:35:00.000Z', 5, '2031-03-05T14:35:00.000Z'],
  ['2031-03-05T00:04:00.000Z', 15, '2031-03-05T00:00:00.000Z'],
  ['2031-10-26T00:59:00.000Z', 15, '2031-10-26T00:45:00.000Z'],
])('%s in steps of %i minutes is %s, never later', (moment, step, rounded) => {
  expect(roundDown(new Date(moment), step)).toBe(rounded)
})
