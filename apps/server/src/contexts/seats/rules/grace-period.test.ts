import { expect, test } from 'vitest'
import { deletionDay, endOfGrace, lastDayOfGrace } from './grace-period.ts'

// The clocks in Berlin go forward on 29 March 2026 and back on 25 October 2026.
test.each([
  ['2026-03-04T22:59:59.999Z', 14, '2026-03-18', '2026-03-19', '2026-03-18T23:00:00.000Z'],
  ['2026-03-04T23:00:00.000Z', 14, '2026-03-19', '2026-03-20', '2026-03-19T23:00:00.000Z'],
  ['2026-03-20T12:00:00.000Z', 14, '2026-04-03', '2026-04-04', '2026-04-03T22:00:00.000Z'],
  ['2026-10-20T12:00:00.000Z', 14, '2026-11-03', '2026-11-04', '2026-11-03T23:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 1, '2027-01-01', '2027-01-02', '2027-01-01T23:00:00.000Z'],
  ['2026-01-01T12:00:00.000Z', 60, '2026-03-02', '2026-03-03', '2026-03-02T23:00:00.000Z'],
])('revoked at %s with %i days: until %s, deleted on %s, from %s on', (now, days, last, deleted, end) => {
  const endsOn = lastDayOfGrace(new Date(now), days)
  expect([endsOn, deletionDay(endsOn), endOfGrace(endsOn).toISOString()]).toEqual([last, deleted, end])
})
