import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeDue } from './wake-due.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const startLooking = (executeSql: () => Promise<{ rows: { name: string }[] }>) => {
  const woken: string[] = []
  const boss = { getDb: () => ({ executeSql }), notifyWorker: (id: string) => void woken.push(id) }
  return { ...wakeDue(boss, new Map([['send-mail', ['first', 'second']]])), woken }
}

test('all workers of a queue with due jobs are woken, every two seconds', async () => {
  const waking = startLooking(async () => ({ rows: [{ name: 'send-mail' }] }))
  await vi.advanceTimersByTimeAsync(4000)
  waking.stop()
  await vi.advanceTimersByTimeAsync(4000)
  expect(waking.woken).toEqual(['first', 'second', 'first', 'second'])
})

test('looks that the database does not answer are looks: it is not the process that is stuck', async () => {
  const waking = startLooking(async () => {
    throw new Error('connect ECONNREFUSED')
  })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(waking.isStuck()).toBe(false)
  waking.stop()
})

test('a look that never ends is noticed after a minute', async () => {
  let looks = 0
  const waking = startLooking(() => {
    looks += 1
    return looks < 5 ? Promise.resolve({ rows: [] }) : new Promise(() => {})
  })
  await vi.advanceTimersByTimeAsync(8000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([looks, waking.isStuck()]).toEqual([5, false])
  await vi.advanceTimersByTimeAsync(1000)
  expect(waking.isStuck()).toBe(true)
  waking.stop()
})
