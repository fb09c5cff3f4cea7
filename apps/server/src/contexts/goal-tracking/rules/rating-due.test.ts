import { expect, test } from 'vitest'
import { isRatingDue } from './rating-due.ts'

const NOW = '2026-03-11T09:00:00Z'
const TODAY = '2026-03-11'
const A_WEEK_AGO = '2026-03-04T09:00:00.000Z'
const LONGER_AGO = '2026-03-04T08:59:59.999Z'

test.each<[string, string | null, string | null, boolean]>([
  ['without a goal', null, null, false],
  ['right after a rating', NOW, null, false],
  ['exactly a week after it', A_WEEK_AGO, null, false],
  ['more than a week after it', LONGER_AGO, null, true],
  ['half a year after it', '2025-09-11T09:00:00Z', null, true],
  ['declined today', LONGER_AGO, '2026-03-11', false],
  ['declined yesterday', LONGER_AGO, '2026-03-10', true],
  ['declined before the last rating', A_WEEK_AGO, '2026-03-01', false],
])('%s: rated %s, declined on %s', (_, ratedAt, rejectedOn, isDue) => {
  const last = { ratedAt: ratedAt ? new Date(ratedAt) : null, rejectedOn }
  expect(isRatingDue(last, new Date(NOW), TODAY)).toBe(isDue)
})

test('the week has 168 hours, also when the clocks change in it', () => {
  const last = { ratedAt: new Date('2026-03-25T10:00:00Z'), rejectedOn: null }
  expect(isRatingDue(last, new Date('2026-04-01T10:00:00Z'), '2026-04-01')).toBe(false)
  expect(isRatingDue(last, new Date('2026-04-01T10:00:01Z'), '2026-04-01')).toBe(true)
})
