import { login } from '@wohlauf/contract/authentication/authentication'
import { createHabitLog, getHabitIntents } from '@wohlauf/contract/habits/habits'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { expect, test } from 'vitest'
import { waitsTooLong } from './waits-too-long.ts'

const refusedAt = (operation: AnyOperation, isLoggedIn: boolean) =>
  [0, 3001, 4501, 6001].filter((expectedMs) => waitsTooLong(operation, isLoggedIn, expectedMs))

test('strangers are refused first, then writes, and reads of people who are logged in last', () => {
  expect(refusedAt(login, false)).toEqual([3001, 4501, 6001])
  expect(refusedAt(getHabitIntents, false)).toEqual([3001, 4501, 6001])
  expect(refusedAt(createHabitLog, true)).toEqual([4501, 6001])
  expect(refusedAt(getHabitIntents, true)).toEqual([6001])
})
