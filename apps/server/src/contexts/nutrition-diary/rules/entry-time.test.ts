import { expect, test } from 'vitest'
import { complaintAboutTime } from './entry-time.ts'

const EARLY = 'Das Datum darf nicht vor dem 01.01.2000 liegen'

test.each([
  // In Berlin it is still 2026-03-04, then already 2026-03-05.
  ['2026-03-04T22:55:00Z', '2026-03-04T22:55:00Z', null],
  ['2026-03-04T23:00:00Z', '2026-03-04T22:59:00Z', null],
  ['2026-03-04T23:00:00Z', '2026-03-04T22:58:59.999Z', 'Das Datum darf nicht nach dem 04.03.2026 liegen'],
  ['2026-03-05T00:00:00Z', '2026-03-04T23:30:00Z', 'Das Datum darf nicht nach dem 05.03.2026 liegen'],
  ['9999-12-31T23:55:00Z', '2026-03-04T22:00:00Z', 'Das Datum darf nicht nach dem 04.03.2026 liegen'],
  ['1999-12-31T23:00:00Z', '2026-03-04T22:00:00Z', null],
  ['1999-12-31T22:59:59.999Z', '2026-03-04T22:00:00Z', EARLY],
  ['0001-01-01T00:00:00Z', '2026-03-04T22:00:00Z', EARLY],
])('an entry of %s, written at %s: %s', (consumedAt, now, complaint) => {
  expect(complaintAboutTime(new Date(consumedAt), new Date(now))).toBe(complaint)
})
