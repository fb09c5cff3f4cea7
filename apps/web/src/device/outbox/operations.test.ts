import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { WAITING_OPERATIONS } from './operations.ts'

const names = (operations: readonly { name: string }[]) => operations.map(({ name }) => name).sort()

test('the device knows all commands of the contract that may wait, and no others', () => {
  expect(names(WAITING_OPERATIONS)).toEqual(
    names(OPERATIONS.filter(({ answerWhileWaiting }) => answerWhileWaiting)),
  )
})

test('only commands of learners wait', () => {
  for (const { kind, audience } of WAITING_OPERATIONS) {
    expect(['command', 'upload']).toContain(kind)
    expect(audience).toBe('learner')
  }
})
