import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test } from 'vitest'
import { isShownBySite, messageOf, networkError, refusalError } from './call-error.ts'

test.each<[string, number, unknown, string, string]>([
  ['a refusal', 409, { identifier: 'busy', message: 'Gleich.' }, 'busy', 'Gleich.'],
  ['maintenance', 503, { identifier: 'maintenance', message: 'Bald.' }, 'maintenance', 'Bald.'],
  ["a proxy's page", 503, null, 'unavailable', REFUSALS.unavailable.message],
  ["a proxy's own JSON", 502, { error: 'Bad Gateway' }, 'unavailable', REFUSALS.unavailable.message],
  ['an unexpected answer', 500, 'text', 'unknown', REFUSALS['internal-error'].message],
  ['an identifier of a newer server', 400, { identifier: 'new', message: 'Neu.' }, 'new', 'Neu.'],
])(
  '%s keeps its identifier, and is never maintenance by its status alone',
  (_what, status, body, identifier, message) => {
    const error = refusalError(status, body)
    expect([error.status, error.identifier, error.message]).toEqual([status, identifier, message])
  },
)

test('the site as a whole shows some refusals; the calling screen shows every other one', () => {
  expect(isShownBySite(refusalError(401, null))).toBe(true)
  for (const identifier of ['maintenance', 'health-consent-required', 'visit-is-read-only'] as const)
    expect(isShownBySite(refusalError(REFUSALS[identifier].status, { identifier })), identifier).toBe(true)
  for (const identifier of ['busy', 'overloaded', 'unavailable', 'files-unavailable'] as const)
    expect(isShownBySite(refusalError(REFUSALS[identifier].status, { identifier })), identifier).toBe(false)
  expect(isShownBySite(networkError())).toBe(false)
  expect(messageOf(refusalError(401, { message: 'Ende.' }))).toBeNull()
  expect(messageOf(refusalError(409, { message: 'Gleich.' }))).toBe('Gleich.')
})
