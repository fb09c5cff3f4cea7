import type { RefusalName } from '@wohlauf/contract/refusals'
import { expect, test } from 'vitest'
import { CallError, networkError } from '../../api/call-error.ts'
import { outcomeOf } from './outcome-of.ts'

const NOW = Date.parse('2026-03-04T09:00:00Z')

const failure = (status: number, identifier: RefusalName | 'unknown', retryAfter: string | null = null) =>
  new CallError('Der Satz des Servers.', { status, identifier, retryAfter })

test.each<[string, unknown, number | null]>([
  ['no answer', networkError(), null],
  ['an error of the browser', new TypeError('Failed to fetch'), null],
  ['an overloaded server', failure(503, 'overloaded', '7'), 7000],
  ['a date to wait for', failure(503, 'overloaded', 'Wed, 04 Mar 2026 09:00:30 GMT'), 30_000],
  ['a date that has passed', failure(503, 'overloaded', 'Wed, 04 Mar 2026 08:00:00 GMT'), 0],
  ['something that is no time', failure(503, 'overloaded', 'bald'), null],
  ['too many requests', failure(429, 'too-many-requests', '60'), 60_000],
  ['a slow transfer', failure(408, 'request-timeout'), null],
  ['a row that is locked', failure(409, 'busy'), null],
  ['a shell that is too old', failure(426, 'shell-outdated'), null],
  ['the page of a hotel', failure(403, 'unknown'), null],
])('%s is retried later', (_what, error, afterMs) =>
  expect(outcomeOf(error, NOW)).toEqual({ kind: 'later', afterMs }),
)

test.each<[number, RefusalName]>([
  [403, 'feature-not-enabled'],
  [403, 'health-consent-required'],
  [404, 'not-found'],
  [409, 'habit-day-closed'],
  [413, 'file-too-large'],
])('%i %s is a refusal, with the server’s sentence', (status, identifier) =>
  expect(outcomeOf(failure(status, identifier), NOW)).toMatchObject({
    kind: 'refused',
    refusal: { status, identifier, message: 'Der Satz des Servers.' },
  }),
)

test('an internal error is retried later, and reported as a failure of the server', () =>
  expect(outcomeOf(failure(500, 'internal-error'), NOW)).toEqual({
    kind: 'later',
    afterMs: null,
    fault: { status: 500, identifier: 'internal-error', message: 'Der Satz des Servers.' },
  }))

test('a limit that lasts longer than five minutes is a refusal', () => {
  const kindAfter = (seconds: string) => outcomeOf(failure(429, 'too-many-requests', seconds), NOW).kind
  expect([kindAfter('300'), kindAfter('301')]).toEqual(['later', 'refused'])
})

test('an ended session pauses', () => {
  expect(outcomeOf(failure(401, 'authentication-required'), NOW)).toEqual({ kind: 'paused' })
  expect(outcomeOf(failure(401, 'user-disabled'), NOW)).toEqual({ kind: 'paused' })
})
