import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test } from 'vitest'
import { isToldBySite, networkError, refusalError } from './call-error.ts'

test.each<[string, number, unknown, string, string]>([
  ['a refusal', 409, { identifier: 'busy', message: 'Gleich.' }, 'busy', 'Gleich.'],
  ['maintenance', 503, { identifier: 'maintenance', message: 'Bald.' }, 'maintenance', 'Bald.'],
  ["a proxy's page", 503, null, 'unavailable', REFUSALS.unavailable.message],
  ["a proxy's own JSON", 502, { error: 'Bad Gateway' }, 'unavailable', REFUSALS.unavailable.message],
  ['an answer nobody expected', 500, 'text', 'unknown', REFUSALS['internal-error'].message],
  ['an identifier of a newer server', 400, { identifier: 'new', message: 'Neu.' }, 'unknown', 'Neu.'],
])(
  '%s is what it says it is, and never maintenance by its status alone',
  (_what, status, body, identifier, message) => {
    const error = refusalError(status, body)
    expect([error.status, error.identifier, error.message]).toEqual([status, identifier, message])
  },
)

test('the site as a whole tells of a session that is over and of maintenance; all else is told where it was met', () => {
  expect(isToldBySite(refusalError(401, null))).toBe(true)
  expect(isToldBySite(refusalError(503, { identifier: 'maintenance' }))).toBe(true)
  for (const identifier of ['busy', 'overloaded', 'unavailable', 'files-unavailable'] as const)
    expect(isToldBySite(refusalError(REFUSALS[identifier].status, { identifier })), identifier).toBe(false)
  expect(isToldBySite(networkError())).toBe(false)
})
