import { expect, test } from 'vitest'
import { firstProposal, plannedText } from './planned-time.ts'

const NOW = new Date('2026-03-04T22:30:00Z')

test.each([
  ['in winter', '2026-03-04T22:30:00Z', '2026-03-05T07:00:00.000Z'],
  ['when it is already the next day in Berlin', '2026-03-04T23:30:00Z', '2026-03-06T07:00:00.000Z'],
  ['on the day of the change to summer time', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00.000Z'],
  ['before a day of 23 hours, late', '2027-03-27T22:30:00Z', '2027-03-28T06:00:00.000Z'],
  ['on a day of 25 hours, early', '2026-10-24T22:30:00Z', '2026-10-26T07:00:00.000Z'],
])('the first proposal is tomorrow at eight: %s', (_, now, proposal) =>
  expect(firstProposal(new Date(now))).toBe(proposal),
)

test.each([
  ['2026-03-05T07:00:00Z', 'morgen um 08:00 Uhr'],
  ['2026-04-10T06:15:00Z', 'am 10.04.2026 um 08:15 Uhr'],
])('%s is shown as "%s"', (instant, text) => expect(plannedText(instant, NOW)).toBe(text))
