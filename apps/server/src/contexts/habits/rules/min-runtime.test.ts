import { expect, test } from 'vitest'
import { minRuntimeReachedOn } from './min-runtime.ts'

test.each([
  ['2026-03-04', 0, '2026-03-04'],
  ['2026-03-04', 1, '2026-03-11'],
  ['2026-03-04', 4, '2026-04-01'],
  ['2026-10-21', 1, '2026-10-28'],
  ['2026-12-20', 3, '2027-01-10'],
  ['2028-02-26', 1, '2028-03-04'],
])('started on %s for %i weeks: reached on %s', (startedOn, weeks, reachedOn) =>
  expect(minRuntimeReachedOn(startedOn, weeks)).toBe(reachedOn),
)
