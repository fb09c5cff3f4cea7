import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPrecedence } from './precedence.ts'

/** Work that runs until it is ended. */
const createWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const state = { isBegun: false }
  const work = () => {
    state.isBegun = true
    return promise
  }
  return { state, work, end: resolve, fail: reject }
}

test('work that gives way waits until all work that goes first has ended, also with an error', async () => {
  const inOrder = createPrecedence()
  const [one, other, last] = [createWork(), createWork(), createWork()]
  const first = inOrder('goes-first', one.work)
  const waiting = inOrder('gives-way', last.work)
  const second = inOrder('goes-first', other.work)
  one.end()
  await first
  await setTimeout(1)
  expect([other.state.isBegun, last.state.isBegun]).toEqual([true, false])
  other.fail(new Error('for this test'))
  await expect(second).rejects.toThrow('for this test')
  await expect.poll(() => last.state.isBegun).toBe(true)
  last.end()
  await waiting
})

test('other work waits for nothing, and nothing waits for it', async () => {
  const inOrder = createPrecedence()
  const [first, usual, last] = [createWork(), createWork(), createWork()]
  const all = [inOrder(undefined, usual.work), inOrder('gives-way', last.work)]
  await expect.poll(() => last.state.isBegun).toBe(true)
  all.push(inOrder('goes-first', first.work))
  const another = createWork()
  all.push(inOrder(undefined, another.work))
  expect([usual.state.isBegun, another.state.isBegun]).toEqual([true, true])
  for (const { end } of [first, usual, last, another]) end()
  await Promise.all(all)
})

test('work that gives way does not wait for ever', async () => {
  const inOrder = createPrecedence(1)
  const [first, last] = [createWork(), createWork()]
  const endless = inOrder('goes-first', first.work)
  const waiting = inOrder('gives-way', last.work)
  await expect.poll(() => last.state.isBegun).toBe(true)
  last.end()
  await waiting
  first.end()
  await endless
})
