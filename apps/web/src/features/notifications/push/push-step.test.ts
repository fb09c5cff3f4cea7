import { expect, test } from 'vitest'
import { pushStep } from './push-step.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const FRESH = '2026-11-21T12:00:00Z'
/** Two weeks to the millisecond, and one more. */
const JUST_FRESH = '2026-11-08T12:00:00.000Z'
const OLD = '2026-11-08T11:59:59.999Z'

const RECORD = { tokenHash: 'hash' }

test.each([
  ['granted', undefined, 'register'],
  ['granted', { ...RECORD, isAccepted: false, updatedAt: FRESH }, 'register'],
  ['granted', { ...RECORD, isAccepted: true, updatedAt: FRESH }, 'nothing'],
  ['granted', { ...RECORD, isAccepted: true, updatedAt: JUST_FRESH }, 'nothing'],
  ['granted', { ...RECORD, isAccepted: true, updatedAt: OLD }, 'register'],
  ['denied', undefined, 'reject'],
  ['denied', { ...RECORD, isAccepted: true, updatedAt: FRESH }, 'reject'],
  ['denied', { ...RECORD, isAccepted: false, updatedAt: FRESH }, 'nothing'],
  ['denied', { ...RECORD, isAccepted: false, updatedAt: JUST_FRESH }, 'nothing'],
  ['denied', { ...RECORD, isAccepted: false, updatedAt: OLD }, 'reject'],
  ['prompt', undefined, 'nothing'],
  ['prompt', { ...RECORD, isAccepted: true, updatedAt: OLD }, 'nothing'],
  ['prompt', { ...RECORD, isAccepted: false, updatedAt: OLD }, 'nothing'],
] as const)('with the permission %s and the record %j: %s', (permission, record, step) => {
  expect(pushStep(permission, record, NOW)).toBe(step)
})

test.each([
  ['the same token', 'hash', 'nothing'],
  ['another token', 'other', 'register'],
  ['none any more', null, 'register'],
] as const)('a fresh device that has %s', (_what, hash, step) => {
  expect(pushStep('granted', { ...RECORD, isAccepted: true, updatedAt: FRESH }, NOW, hash)).toBe(step)
})

test('the token of a device that has declined is not compared', () => {
  const record = { tokenHash: null, isAccepted: false, updatedAt: FRESH }
  expect(pushStep('denied', record, NOW, 'hash')).toBe('nothing')
})
