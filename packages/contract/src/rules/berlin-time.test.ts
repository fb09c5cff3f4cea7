import { describe, expect, test } from 'vitest'
import { berlinDay, berlinInstant } from './berlin-time.ts'
import { addDays, daysBetween, monthAfter, weekdayOf } from './calendar-days.ts'

const ZONE = 'Europe/Berlin'

/** Both changes of the clocks from 2027 to 2030: 2:00 → 3:00 and 3:00 → 2:00, both at 01:00 UTC. */
const CHANGES = [
  '2027-03-28',
  '2027-10-31',
  '2028-03-26',
  '2028-10-29',
  '2029-03-25',
  '2029-10-28',
  '2030-03-31',
  '2030-10-27',
]

const minutesAround = (day: string): Date[] =>
  Array.from(
    { length: 3 * 24 * 60 },
    (_, minute) => new Date(Date.parse(`${day}T00:00:00Z`) + (minute - 1440) * 60_000),
  )

describe.each(CHANGES)('around the change of the clocks on %s', (day) => {
  test('every minute has the day that a calendar in Berlin shows', () => {
    for (const at of minutesAround(day)) {
      const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(ZONE)
      expect(berlinDay(at)).toBe(zoned.toPlainDate().toString())
    }
  })

  test('every time is when a clock in Berlin shows it', () => {
    for (const on of [addDays(day, -1), day, addDays(day, 1)])
      for (let minute = 0; minute < 24 * 60; minute += 5) {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
        const zoned = Temporal.PlainDate.from(on).toZonedDateTime({
          timeZone: ZONE,
          plainTime: Temporal.PlainTime.from(time),
        })
        expect(berlinInstant(on, time).getTime()).toBe(zoned.epochMilliseconds)
      }
  })
})

test('every hour of a year has its day, and is found again', () => {
  for (
    let at = Date.parse('2028-01-01T00:00:00Z');
    at < Date.parse('2029-01-01T00:00:00Z');
    at += 3_600_000
  ) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE)
    const day = zoned.toPlainDate()
    expect(berlinDay(new Date(at))).toBe(day.toString())
    const first = day.toZonedDateTime({ timeZone: ZONE, plainTime: zoned.toPlainTime() })
    expect(berlinInstant(day.toString(), zoned.toPlainTime().toString()).getTime()).toBe(
      first.epochMilliseconds,
    )
  }
})

test.each([
  ['in winter', '2026-11-21', '23:55', '2026-11-21T22:55:00.000Z'],
  ['in summer', '2026-07-02', '00:05', '2026-07-01T22:05:00.000Z'],
  ['in the night when summer begins', '2026-03-29', '01:55', '2026-03-29T00:55:00.000Z'],
  ['skipped by the clocks', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['after the skipped hour', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['twice on the clocks: the earlier one', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['after the repeated hour', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('a wall time %s', (_name, day, time, instant) => {
  expect(berlinInstant(day, time).toISOString()).toBe(instant)
})

test.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2028-02-29', 1, '2028-03-01'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-12-31', 1, '2028-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-03-28', 7, '2027-04-04'],
])('%s and %i days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
  expect(daysBetween(day, later)).toBe(days)
})

test.each([
  ['1969-12-25', 'THURSDAY'],
  ['1969-12-31', 'WEDNESDAY'],
  ['1970-01-01', 'THURSDAY'],
  ['2026-03-04', 'WEDNESDAY'],
  ['2028-02-29', 'TUESDAY'],
  ['2030-10-27', 'SUNDAY'],
])('%s is a %s', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))

test.each([
  ['2027-01', '2027-02'],
  ['2027-02', '2027-03'],
  ['2028-02', '2028-03'],
  ['2027-04', '2027-05'],
  ['2027-11', '2027-12'],
  ['2027-12', '2028-01'],
])('after %s comes %s', (month, next) => expect(monthAfter(month)).toBe(next))
