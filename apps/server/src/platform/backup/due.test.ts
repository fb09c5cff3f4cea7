import { expect, test } from 'vitest'
import { isBackupDue, isVerificationDue } from './due.ts'

const run = (startedAt: string, isDone = true) => ({ startedAt: new Date(startedAt), isDone })

test.each([
  ['the first one, at any time', '2026-11-27T12:00:00Z', null, true],
  // 03:10 in Berlin is 02:10 of UTC in winter.
  ['a minute early', '2026-11-27T02:09:00Z', run('2026-11-26T02:12:00Z'), false],
  ['when it is time', '2026-11-27T02:10:00Z', run('2026-11-26T02:12:00Z'), true],
  ['after today’s', '2026-11-27T02:15:00Z', run('2026-11-27T02:10:00Z'), false],
  ['when yesterday’s was missed', '2026-11-27T01:00:00Z', run('2026-11-25T02:12:00Z'), true],
  ['minutes after one that failed', '2026-11-27T03:00:00Z', run('2026-11-27T02:10:00Z', false), false],
  ['an hour after one that failed', '2026-11-27T03:10:00Z', run('2026-11-27T02:10:00Z', false), true],
  // In summer it is 01:10 of UTC.
  ['when it is time in summer', '2026-07-01T01:10:00Z', run('2026-06-30T01:12:00Z'), true],
])('a backup %s', (_, now, last, is) => {
  expect(isBackupDue('03:10', new Date(now), last)).toBe(is)
})

test.each([
  ['without a backup', null, null, false],
  ['of a backup that failed', run('2026-11-27T02:10:00Z', false), null, false],
  ['of a new backup', run('2026-11-27T02:10:00Z'), run('2026-11-26T02:12:00Z'), true],
  ['of one that was checked', run('2026-11-27T02:10:00Z'), run('2026-11-27T02:15:00Z'), false],
  ['minutes after it failed', run('2026-11-27T02:10:00Z'), run('2026-11-27T02:25:00Z', false), false],
  ['an hour after it failed', run('2026-11-27T02:10:00Z'), run('2026-11-27T02:15:00Z', false), true],
])('a check %s', (_, backup, last, is) => {
  expect(isVerificationDue(new Date('2026-11-27T03:15:00Z'), backup, last)).toBe(is)
})
