import { expect, it, vi } from 'vitest'
import { createCommandQueue, type Step } from './command-queue.ts'

type Sent = { resolve: () => void; reject: () => void }

/** A queue of commands that add to a number; the test releases their answers. */
const start = () => {
  const sent: Record<string, Sent> = {}
  let shown = 0
  const queue = createCommandQueue<number>((expectations) => {
    shown = expectations.reduce((value, change) => change(value), 0)
  })
  const step = (key: string, by: number): Step<number> => ({
    key,
    expect: (value) => value + by,
    send: () =>
      new Promise((resolve, reject) => {
        sent[key] = { resolve: () => resolve(null), reject: () => reject(new Error(key)) }
      }),
  })
  return { sent, queue, step, shown: () => shown }
}

it('shows the expected state immediately, until the answer has arrived', async () => {
  const { sent, queue, step, shown } = start()
  const done = queue.add(step('a', 1))
  expect(shown()).toBe(1)
  sent.a?.resolve()
  expect(await done).toBe(true)
  expect(shown()).toBe(0)
})

it('sends the second only after the first is completed', async () => {
  const { sent, queue, step, shown } = start()
  const first = queue.add(step('a', 1))
  const second = queue.add(step('b', 10))
  expect(shown()).toBe(11)
  expect(sent.b).toBeUndefined()
  sent.a?.resolve()
  await first
  expect(shown()).toBe(10)
  await vi.waitFor(() => expect(sent.b).toBeDefined())
  sent.b?.resolve()
  expect(await second).toBe(true)
})

it('ignores a second step with the same key while the first is in progress', async () => {
  const { sent, queue, step } = start()
  const first = queue.add(step('a', 1))
  expect(await queue.add(step('a', 1))).toBe(false)
  sent.a?.resolve()
  expect(await first).toBe(true)
})

it('carries out every step without a key, in order', async () => {
  const { sent, queue, step, shown } = start()
  const [first, second] = [step('tick', 1), step('untick', -1)].map(({ key: _, ...each }) => queue.add(each))
  expect(shown()).toBe(0)
  sent.tick?.resolve()
  expect(await first).toBe(true)
  await vi.waitFor(() => expect(sent.untick).toBeDefined())
  sent.untick?.resolve()
  expect(await second).toBe(true)
})

it('reverts all expectations when one fails, and starts again', async () => {
  const { sent, queue, step, shown } = start()
  const first = queue.add(step('a', 1))
  const second = queue.add(step('b', 10))
  sent.a?.reject()
  expect(await Promise.all([first, second])).toEqual([false, false])
  expect(shown()).toBe(0)
  expect(sent.b).toBeUndefined()
  const again = queue.add(step('a', 1))
  sent.a?.resolve()
  expect(await again).toBe(true)
})
