import { expect, test } from 'vitest'
import { germanDay, germanInstant, germanTime } from './german-time.ts'

test.each([
  ['2026-03-04T09:00:00Z', '4. März 2026 um 10:00 Uhr'],
  // In summer Berlin is two hours ahead, so it is already the next day there.
  ['2026-07-31T22:05:00Z', '1. August 2026 um 00:05 Uhr'],
])('%s is formatted as %s', (at, formatted) => expect(germanInstant(new Date(at))).toBe(formatted))

test.each([
  ['2026-03-04', '4. März 2026'],
  ['2026-12-31', '31. Dezember 2026'],
  ['2027-01-01', '1. Januar 2027'],
])('the day %s is formatted as %s', (day, formatted) => expect(germanDay(day)).toBe(formatted))

test.each([
  ['2026-03-04T09:05:00Z', '10:05 Uhr'],
  ['2026-07-31T22:05:00Z', '00:05 Uhr'],
])('the time of %s is formatted as %s', (at, formatted) => expect(germanTime(new Date(at))).toBe(formatted))
