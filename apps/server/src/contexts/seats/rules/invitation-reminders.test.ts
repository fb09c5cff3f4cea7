import { expect, test } from 'vitest'
import { dueBefore, remindersDue } from './invitation-reminders.ts'

// The clocks in Berlin go forward on 29 March 2026.
const INVITED = '2026-03-25T22:59:59.999Z' // 25 March, 23:59:59.999

test.each([
  ['2026-03-25T23:00:00.000Z', 0],
  ['2026-03-31T21:59:59.999Z', 0],
  ['2026-03-31T22:00:00.000Z', 1], // 1 April, 00:00
  ['2026-04-14T21:59:59.999Z', 1],
  ['2026-04-14T22:00:00.000Z', 2], // 15 April, 00:00
  ['2026-04-24T12:00:00.000Z', 2],
])('of an invitation of 25 March so many reminders are due at %s: %i', (now, due) => {
  expect(remindersDue(new Date(INVITED), new Date(now))).toBe(due)
  // The same rule in the database's form.
  const before = dueBefore(new Date(now)).filter((limit) => new Date(INVITED) < limit)
  expect(before).toHaveLength(due)
})

test('an invitation of the next millisecond is a day younger', () => {
  expect(remindersDue(new Date('2026-03-25T23:00:00.000Z'), new Date('2026-03-31T22:00:00.000Z'))).toBe(0)
})
