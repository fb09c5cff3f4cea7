import { login } from '@wohlauf/contract/authentication/authentication'
import { createHabitLog, getHabitIntents } from '@wohlauf/contract/habits/habits'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { expect, test } from 'vitest'
import { waitsTooLong } from './waits-too-long.ts'

const refusedAt = (operation: AnyOperation, isLoggedIn: boolean) =>
  [0, 3001, 6001, 9001].filter((queuedMs) => waitsTooLong(operation, isLoggedIn, queuedMs))

test('strangers are refused first, then writes, and reads of people who are logged in last', () => {
  expect(refusedAt(login, false)).toEqual([3001, 6001, 9001])
  expect(refusedAt(getHabitIntents, false)).toEqual([3001, 6001, 9001])
  expect(refusedAt(createHabitLog, true)).toEqual([6001, 9001])
  expect(refusedAt(getHabitIntents, true)).toEqual([9001])
})
