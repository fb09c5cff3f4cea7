import { expect, test } from 'vitest'
import { inTurn, isSlow, reasonIn, SLOW_TESTS } from '../../config/slow-tests.ts'

test.each([
  ['e2e/learner/nothing-jumps.slow.test.ts', true],
  ['e2e/learner/presses.slow.phone.test.ts', true],
  ['apps/web/src/a.slow.test.tsx', true],
  ['e2e/slow.test.ts', false],
  ['e2e/learner/main-job.phone.test.ts', false],
  ['e2e/a.slow/b.test.ts', false],
])('%s is slow: %s', (file, expected) => expect(isSlow(file)).toBe(expected))

const dayOf = (day: number): Date => new Date(Date.UTC(2026, 10, 1 + day, 12))

test('each slow test has its turn once in fourteen days, and no day has many', () => {
  const days = Array.from({ length: 14 }, (_, day) => inTurn(SLOW_TESTS, dayOf(day)))
  expect(days.flat().sort()).toEqual([...SLOW_TESTS].sort())
  expect(Math.max(...days.map(({ length }) => length))).toBe(Math.ceil(SLOW_TESTS.length / 14))
})

test('four days together run each seed once, two of eight a day', () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8]
  const days = Array.from({ length: 4 }, (_, day) => inTurn(seeds, dayOf(day), 4))
  expect(days.map(({ length }) => length)).toEqual([2, 2, 2, 2])
  expect(days.flat().sort()).toEqual(seeds)
})

test('a turn lasts a day', () => {
  const at = (time: string) => inTurn(SLOW_TESTS, new Date(time))
  expect(at('2026-11-29T00:00:00Z')).toEqual(at('2026-11-29T23:59:59Z'))
  expect(at('2026-11-29T00:00:00Z')).not.toEqual(at('2026-11-30T00:00:00Z'))
})

test.each(SLOW_TESTS)('%s says why it is slow', (file) =>
  expect(reasonIn(file), 'the file begins with "/** Slow: … */"').toMatch(/^\S.{20,}\.$/),
)
