import { expect, test } from 'vitest'
import { lastUsed } from './last-used.ts'

test.each([
  ['2026-11-21T08:05:00Z', 'Zuletzt heute um 09:05 Uhr'],
  ['2026-11-20T22:30:00Z', 'Zuletzt gestern um 23:30 Uhr'],
  ['2026-11-20T23:30:00Z', 'Zuletzt heute um 00:30 Uhr'],
  ['2026-11-19T12:00:00Z', 'Zuletzt vorgestern um 13:00 Uhr'],
  ['2026-11-18T12:00:00Z', 'Zuletzt am 18.11.2026'],
])('on 21 November 2026 %s is shown as "%s"', (instant, text) => {
  expect(lastUsed(instant, new Date('2026-11-21T09:00:00Z'))).toBe(text)
})
