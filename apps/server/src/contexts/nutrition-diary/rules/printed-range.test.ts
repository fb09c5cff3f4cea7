import { expect, test } from 'vitest'
import { complaintAboutRange } from './printed-range.ts'

test.each([
  ['2026-03-04', '2026-03-04', null],
  ['2026-01-01', '2026-04-02', null],
  ['2026-01-01', '2026-04-03', 'Das Datum ist nicht erlaubt'],
  ['2026-03-04', '2026-03-03', 'Das Datum darf nicht vor dem 04.03.2026 liegen'],
  ['9999-12-31', '9999-12-31', 'Das Datum ist nicht erlaubt'],
  ['0001-01-01', '9999-12-31', 'Das Datum ist nicht erlaubt'],
])('from %s to %s: %s', (from, to, complaint) => expect(complaintAboutRange({ from, to })).toBe(complaint))
