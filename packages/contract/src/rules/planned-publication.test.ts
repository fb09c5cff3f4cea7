import { expect, test } from 'vitest'
import { latestPublication } from './planned-publication.ts'

test.each([
  ['2027-02-01T09:30:00.000Z', '2028-02-02T09:30:00.000Z'],
  // With a leap day in between.
  ['2027-03-05T09:30:00.000Z', '2028-03-05T09:30:00.000Z'],
])('at %s, a publication can be planned up to %s', (now, latest) => {
  expect(latestPublication(new Date(now)).toISOString()).toBe(latest)
})
