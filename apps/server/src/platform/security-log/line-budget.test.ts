import { expect, test } from 'vitest'
import type { SecurityEvent } from './events.ts'
import { createLineBudget } from './line-budget.ts'

const note = (event: SecurityEvent, userId: string | null = null, appId: string | null = 'app') => ({
  event,
  userId,
  appId,
})

test('a flood about one account writes ten lines a minute, and the number of omitted ones once', () => {
  const budget = createLineBudget()
  const results = Array.from({ length: 1000 }, (_, at) => budget.take(note('login-failed', 'one'), at * 50))
  expect(results.filter(Boolean)).toHaveLength(10)
  expect(budget.settle(59_999)).toEqual([])
  expect(budget.settle(60_000)).toEqual([{ event: 'login-failed', omitted: 990 }])
  expect(budget.settle(60_000)).toEqual([])
  expect(budget.take(note('login-failed', 'one'), 60_000)).toBe(true)
})

test('a flood about one account, or about none, leaves room for other accounts, apps and events', () => {
  const budget = createLineBudget()
  for (let at = 0; at < 1000; at += 1) {
    budget.take(note('login-failed', 'one'), at)
    budget.take(note('login-failed'), at)
  }
  expect(budget.take(note('login-failed', 'other'), 1000)).toBe(true)
  expect(budget.take(note('login-failed', null, 'other app'), 1000)).toBe(true)
  expect(budget.take(note('password-changed', 'one'), 1000)).toBe(true)
})

test('a flood about many accounts is limited too', () => {
  const budget = createLineBudget()
  const results = Array.from({ length: 5000 }, (_, at) => budget.take(note('login-failed', `user ${at}`), at))
  expect(results.filter(Boolean)).toHaveLength(200)
  expect(budget.settle(60_000)).toEqual([{ event: 'login-failed', omitted: 4800 }])
})

test('below the limits all lines are written and none is reported as omitted', () => {
  const budget = createLineBudget()
  for (let at = 0; at < 10; at += 1) expect(budget.take(note('logged-out', 'one'), at)).toBe(true)
  expect(budget.settle(120_000)).toEqual([])
})
