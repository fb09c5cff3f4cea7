import { expect, test } from 'vitest'
import { isNew, isUnread } from './newness.ts'

const PUBLISHED = new Date('2026-03-04T09:00:00.000Z')

test.each([
  ['2026-03-04T09:00:00.000Z', true],
  ['2026-03-18T08:59:59.999Z', true],
  ['2026-03-18T09:00:00.000Z', false],
  ['2027-03-04T09:00:00.000Z', false],
])('an article is new for 14 days (%s)', (now, expected) => {
  expect(isNew(PUBLISHED, new Date(now))).toBe(expected)
})

test.each([
  ['published after the registration', '2026-03-04T08:59:59.999Z', [], true],
  ['published at the registration', '2026-03-04T09:00:00.000Z', [], false],
  ['published before the registration', '2026-03-05T09:00:00.000Z', [], false],
  ['read', '2026-03-01T09:00:00.000Z', ['an-article'], false],
  ['beside a read one', '2026-03-01T09:00:00.000Z', ['another'], true],
])('an article that was %s', (_, registeredAt, readIds, expected) => {
  const reader = { registeredAt: new Date(registeredAt), readIds: new Set(readIds) }
  expect(isUnread({ id: 'an-article', publishedAt: PUBLISHED }, reader)).toBe(expected)
})
