import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { TooBusy } from '../base/concurrency-limit.ts'
import { createReservedSlots } from './reserved-slots.ts'

const stranger = async () => false
const knownCaller = async () => true

/** Four slots, one of them reserved, and a log of started work. */
const arrange = (queueLength = 10) => {
  const inTurn = createReservedSlots({ slots: 4, reserved: 1, queueLength })
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, isKnown = stranger) => {
    const done = inTurn(async () => {
      began.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
    }, isKnown)
    done.catch(() => {})
    return done
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await setImmediate()
  }
  return { begin, end, began }
}

test('unknown callers leave one slot free, and a known caller gets it immediately', async () => {
  const { begin, began } = arrange()
  for (const name of ['a', 'b', 'c', 'd', 'e']) begin(name)
  begin('known', knownCaller)
  await setImmediate()
  expect(began).toEqual(['a', 'b', 'c', 'known'])
})

test('the reserved slot goes to the next known caller, an open one to the first in the queue', async () => {
  const { begin, end, began } = arrange()
  for (const name of ['a', 'b', 'c']) begin(name)
  begin('known 1', knownCaller)
  begin('d')
  begin('known 2', knownCaller)
  begin('known 3', knownCaller)
  await setImmediate()
  await end('known 1')
  expect(began.slice(4)).toEqual(['known 2'])
  await end('a')
  expect(began.slice(5)).toEqual(['d'])
  await end('b')
  expect(began.slice(6)).toEqual(['known 3'])
})

test('a slot without waiting callers is free again', async () => {
  const { begin, end, began } = arrange()
  begin('a')
  begin('b')
  begin('c')
  await setImmediate()
  begin('known', knownCaller)
  await setImmediate()
  await end('known')
  await end('a')
  begin('d')
  begin('known again', knownCaller)
  await setImmediate()
  expect(began).toEqual(['a', 'b', 'c', 'known', 'd', 'known again'])
})

test('a queue full of unknown callers refuses unknown callers, and known ones still wait', async () => {
  const { begin, end, began } = arrange(2)
  for (const name of ['a', 'b', 'c', 'd', 'e']) begin(name)
  begin('known 1', knownCaller)
  await setImmediate()
  await expect(begin('f')).rejects.toBeInstanceOf(TooBusy)
  begin('known 2', knownCaller)
  await setImmediate()
  await end('known 1')
  expect(began).toEqual(['a', 'b', 'c', 'known 1', 'known 2'])
})

test('callers are not looked up while an open slot is free', async () => {
  const { begin } = arrange()
  let lookups = 0
  const ask = async () => {
    lookups += 1
    return false
  }
  for (const name of ['a', 'b', 'c']) begin(name, ask)
  await setImmediate()
  expect(lookups).toBe(0)
  begin('d', ask)
  await setImmediate()
  expect(lookups).toBe(1)
})

test('failing work releases its slot', async () => {
  const inTurn = createReservedSlots({ slots: 2, reserved: 1, queueLength: 1 })
  const fail = () => inTurn(() => Promise.reject(new Error('no')), stranger)
  for (let time = 1; time <= 5; time += 1) await expect(fail()).rejects.toThrow('no')
})
