import { expect, test } from 'vitest'
import { pushStep } from './push-step.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const FRESH = '2026-11-21T12:00:00Z'
/** Two weeks to the millisecond, and one more. */
const JUST_FRESH = '2026-11-08T12:00:00.000Z'
const OLD = '2026-11-08T11:59:59.999Z'

test.each([
  ['granted', undefined, 'register'],
  ['granted', { isAccepted: false, updatedAt: FRESH }, 'register'],
  ['granted', { isAccepted: true, updatedAt: FRESH }, 'nothing'],
  ['granted', { isAccepted: true, updatedAt: JUST_FRESH }, 'nothing'],
  ['granted', { isAccepted: true, updatedAt: OLD }, 'register'],
  ['denied', undefined, 'reject'],
  ['denied', { isAccepted: true, updatedAt: FRESH }, 'reject'],
  ['denied', { isAccepted: false, updatedAt: FRESH }, 'nothing'],
  ['denied', { isAccepted: false, updatedAt: JUST_FRESH }, 'nothing'],
  ['denied', { isAccepted: false, updatedAt: OLD }, 'reject'],
  ['prompt', undefined, 'nothing'],
  ['prompt', { isAccepted: true, updatedAt: OLD }, 'nothing'],
  ['prompt', { isAccepted: false, updatedAt: OLD }, 'nothing'],
] as const)('with the permission %s and the record %j: %s', (permission, record, step) => {
  expect(pushStep(permission, record, NOW)).toBe(step)
})
