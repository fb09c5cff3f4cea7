import { expect, it, vi } from 'vitest'
import { createCommandQueue, type Step } from './command-queue.ts'

type Call = { resolve: () => void; reject: () => void }

/** A queue of commands that add to a number; the test releases their answers. */
const start = () => {
  const calls: Record<string, Call> = {}
  let current = 0
  const queue = createCommandQueue<number>((expectations) => {
    current = expectations.reduce((value, change) => change(value), 0)
  })
  const step = (key: string, by: number): Step<number> => ({
    key,
    expect: (value) => value + by,
    send: () =>
      new Promise((resolve, reject) => {
        calls[key] = { resolve: () => resolve(null), reject: () => reject(new Error(key)) }
      }),
  })
  return { calls, queue, step, current: () => current }
}

it('shows the expected state immediately, until the answer has arrived', async () => {
  const { calls, queue, step, current } = start()
  const done = queue.add(step('a', 1))
  expect(current()).toBe(1)
  calls.a?.resolve()
  expect(await done).toBe(true)
  expect(current()).toBe(0)
})

it('sends the second only after the first is completed', async () => {
  const { calls, queue, step, current } = start()
  const first = queue.add(step('a', 1))
  const second = queue.add(step('b', 10))
  expect(current()).toBe(11)
  expect(calls.b).toBeUndefined()
  calls.a?.resolve()
  await first
  expect(current()).toBe(10)
  await vi.waitFor(() => expect(calls.b).toBeDefined())
  calls.b?.resolve()
  expect(await second).toBe(true)
})

it('ignores a second step with the same key while the first is in progress', async () => {
  const { calls, queue, step } = start()
  const first = queue.add(step('a', 1))
  expect(await queue.add(step('a', 1))).toBe(false)
  calls.a?.resolve()
  expect(await first).toBe(true)
})

it('carries out every step without a key, in order', async () => {
  const { calls, queue, step, current } = start()
  const [first, second] = [step('tick', 1), step('untick', -1)].map(({ key: _, ...each }) => queue.add(each))
  expect(current()).toBe(0)
  calls.tick?.resolve()
  expect(await first).toBe(true)
  await vi.waitFor(() => expect(calls.untick).toBeDefined())
  calls.untick?.resolve()
  expect(await second).toBe(true)
})

it('reverts all expectations when one fails, and starts again', async () => {
  const { calls, queue, step, current } = start()
  const first = queue.add(step('a', 1))
  const second = queue.add(step('b', 10))
  calls.a?.reject()
  expect(await Promise.all([first, second])).toEqual([false, false])
  expect(current()).toBe(0)
  expect(calls.b).toBeUndefined()
  const again = queue.add(step('a', 1))
  calls.a?.resolve()
  expect(await again).toBe(true)
})
