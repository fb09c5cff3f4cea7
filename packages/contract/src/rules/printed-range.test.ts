import { expect, test } from 'vitest'
import { problemOfRange } from './printed-range.ts'

test.each([
  ['2026-03-04', '2026-03-04', null],
  ['2026-01-01', '2026-04-02', null],
  // Over a change of the clocks.
  ['2031-02-01', '2031-05-03', null],
  ['2026-01-01', '2026-04-03', 'Auf einmal lassen sich höchstens 92 Tage drucken.'],
  ['2026-03-04', '2026-03-03', 'Das Ende liegt vor dem Anfang.'],
  ['9999-12-31', '9999-12-31', 'Das Datum ist nicht erlaubt'],
  ['0001-01-01', '9999-12-31', 'Das Datum ist nicht erlaubt'],
])('from %s to %s: %s', (from, to, problem) => expect(problemOfRange({ from, to })).toBe(problem))
