import { expect, test } from 'vitest'
import { isItsTurn, isSlow, reasonIn, SLOW_TESTS } from '../../config/slow-tests.ts'

test.each([
  ['e2e/learner/nothing-jumps.slow.test.ts', true],
  ['e2e/learner/presses.slow.phone.test.ts', true],
  ['apps/web/src/a.slow.test.tsx', true],
  ['e2e/slow.test.ts', false],
  ['e2e/learner/main-job.phone.test.ts', false],
  ['e2e/a.slow/b.test.ts', false],
])('%s is slow: %s', (file, expected) => expect(isSlow(file)).toBe(expected))

const dayOf = (day: number): Date => new Date(Date.UTC(2026, 10, 1 + day, 12))

test('each slow test has its turn once in fourteen days, not all on the same one', () => {
  const turns = SLOW_TESTS.map((file) =>
    Array.from({ length: 14 }, (_, day) => day).filter((day) => isItsTurn(file, dayOf(day))),
  )
  expect(turns.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(turns.flat()).size).toBeGreaterThan(4)
})

test('a turn lasts a day', () => {
  const at = (time: string) => isItsTurn('a.slow.test.ts', new Date(time))
  expect(at('2026-11-29T00:00:00Z')).toBe(at('2026-11-29T23:59:59Z'))
})

test.each(SLOW_TESTS)('%s says why it is slow', (file) =>
  expect(reasonIn(file), 'the file begins with "/** Slow: … */"').toMatch(/^\S.{20,}\.$/),
)
