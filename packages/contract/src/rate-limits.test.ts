import { expect, test } from 'vitest'
import { namedLimits, RATE_LIMITS } from './rate-limits.ts'

test.each([
  ['reset-mail-to-address', 'address', 3, 60],
  ['registration-mail-to-address', 'address', 3, 60],
  ['change-mail-to-address', 'address', 3, 60],
  ['confirmation-mail-to-address', 'address', 3, 60],
  ['message-of-user', 'user', 20, 60],
  ['helpful-vote-of-user', 'user', 500, 1440],
  ['feedback-message-of-user', 'user', 20, 60],
  ['document-mail-of-user', 'user', 10, 60],
  ['upload-to-app', 'app', 1000, 1440],
  ['upload-kibibyte-to-app', 'app', 2_097_152, 1440],
  ['contact-from-network', 'network', 20, 60],
  ['reset-from-network', 'network', 60, 60],
  ['registration-from-network', 'network', 1000, 60],
  ['link-try-from-network', 'network', 60, 10],
] as const)('%s: for each %s %i are allowed in %i minutes', (name, per, max, minutes) => {
  expect(RATE_LIMITS[name]).toMatchObject({ per, max, minutes })
})

test('limits of an operation have a name, and a field where they count an address', () => {
  expect(namedLimits(['message-of-user', { 'reset-mail-to-address': 'to' }])).toEqual([
    { name: 'message-of-user', field: null },
    { name: 'reset-mail-to-address', field: 'to' },
  ])
})
