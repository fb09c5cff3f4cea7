import { expect, test } from 'vitest'
import { LIMIT_RULES, WIDER_NETWORKS } from './limit-rules.ts'

test.each([
  ['mail-to-address', 3, 60],
  ['message-of-user', 20, 60],
  ['document-mail-of-user', 10, 60],
  ['upload-to-app', 1000, 1440],
  ['upload-kibibyte-to-app', 2_097_152, 1440],
  ['contact-from-network', 20, 60],
  ['reset-from-network', 60, 60],
  ['registration-from-network', 1000, 60],
  ['link-try-from-network', 60, 10],
] as const)('%s: %i are allowed in %i minutes', (kind, most, minutes) => {
  expect(LIMIT_RULES[kind]).toEqual({ most, windowMs: minutes * 60_000 })
})

test('an IPv6 customer has twice a network’s limit, a site four times', () => {
  expect(WIDER_NETWORKS).toEqual({ customer: 2, site: 4 })
})
