import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TooBusy } from './concurrency-limit.ts'
import { createLane } from './lane.ts'

/** A lane with a log: who began, in this order, and who was refused. */
const openLane = (size: Parameters<typeof createLane>[0]) => {
  const inTurn = createLane(size)
  const began: string[] = []
  const refusals: [string, string][] = []
  const ends = new Map<string, () => void>()
  return {
    began,
    refused: refusals,
    /** A caller is named by app and person: `B2`; `B0` is a job of the app B. */
    call: async (...names: string[]) => {
      for (const name of names) {
        const caller = { appId: name.charAt(0), userId: name.endsWith('0') ? null : name }
        const work = () =>
          new Promise<void>((resolve) => {
            began.push(name)
            ends.set(name, resolve)
          })
        inTurn(caller, work).catch((error: TooBusy) => refusals.push([name, error.reason]))
      }
      await new Promise(setImmediate)
    },
    /** Ends running work, one after another. */
    end: async (count: number) => {
      for (let endedCount = 0; endedCount < count; endedCount += 1) {
        const [running] = ends
        if (!running) return
        ends.delete(running[0])
        running[1]()
        await new Promise(setImmediate)
      }
    },
  }
}

const SIZE = { slots: 1, queueLength: 20, queueLengthOfApp: 4 }

test('a person’s second waiting call is refused, and a person of another app is served next', async () => {
  const lane = openLane(SIZE)
  await lane.call('A1', 'A1', ...Array.from({ length: 26 }, () => 'A1'), 'B1')
  expect(lane.refused).toEqual(Array.from({ length: 26 }, () => ['A1', 'same-person']))
  await lane.end(2)
  expect(lane.began).toEqual(['A1', 'A1', 'B1'])
  await lane.call('A1')
  expect(lane.refused).toHaveLength(26)
})

test('an app’s share is a few at a time, and the refusal hits only them', async () => {
  const lane = openLane(SIZE)
  await lane.call('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A0', 'B1', 'B2')
  expect(lane.refused).toEqual([
    ['A6', 'many'],
    ['A0', 'many'],
  ])
  await lane.end(9)
  expect(lane.began).toEqual(['A1', 'A2', 'B1', 'A3', 'B2', 'A4', 'A5'])
})

test('apps take turns, and an app that comes back goes to the end', async () => {
  const lane = openLane(SIZE)
  await lane.call('A1', 'A2', 'A3', 'B1', 'C1')
  await lane.end(2)
  await lane.call('B2')
  await lane.end(9)
  expect(lane.began).toEqual(['A1', 'A2', 'B1', 'C1', 'A3', 'B2'])
})

test('jobs of an app wait as often as its share allows', async () => {
  const lane = openLane(SIZE)
  await lane.call('A0', 'A0', 'A0', 'A0', 'A0', 'A0')
  expect(lane.refused).toEqual([['A0', 'many']])
})

test('when the queue is full, the app with most waiting gives a place to one with fewer', async () => {
  const lane = openLane({ slots: 1, queueLength: 4, queueLengthOfApp: 3 })
  await lane.call('A1', 'A2', 'A3', 'A4', 'B1', 'C1')
  expect(lane.refused).toEqual([['A4', 'many']])
  await lane.call('D1')
  await lane.call('E1')
  expect(lane.refused).toEqual([
    ['A4', 'many'],
    ['A3', 'many'],
    ['E1', 'many'],
  ])
  await lane.end(9)
  expect(lane.began).toEqual(['A1', 'A2', 'B1', 'C1', 'D1'])
})

test('work that fails frees its slot, and nothing runs beyond the slots', async () => {
  const lane = createLane({ ...SIZE, slots: 2 })
  let running = 0
  let highest = 0
  const work = async () => {
    running += 1
    highest = Math.max(highest, running)
    await new Promise(setImmediate)
    running -= 1
    throw new Error('failed')
  }
  const all = ['a', 'b', 'c', 'd'].map((appId) => lane({ appId, userId: null }, work))
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(highest).toBe(2)
  expect(await lane({ appId: 'a', userId: 'a' }, async () => 'served')).toBe('served')
})

test('an app that has its share of the slots waits, while another app is served', async () => {
  const lane = openLane({ ...SIZE, slots: 2, slotsOfApp: 1 })
  await lane.call('A1', 'A2', 'B1', 'C1')
  expect(lane.began).toEqual(['A1', 'B1'])
  await lane.end(1)
  expect(lane.began).toEqual(['A1', 'B1', 'A2'])
  await lane.end(1)
  expect(lane.began).toEqual(['A1', 'B1', 'A2', 'C1'])
})

describe('a call that waits too long', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is refused, and the next one of its app takes its place', async () => {
    const lane = openLane({ ...SIZE, maxWaitMs: 5000 })
    await lane.call('A1', 'A2')
    vi.advanceTimersByTime(3000)
    await lane.call('A3')
    vi.advanceTimersByTime(2000)
    await lane.call()
    await new Promise(setImmediate)
    expect(lane.refused).toEqual([['A2', 'many']])
    await lane.end(1)
    expect(lane.began).toEqual(['A1', 'A3'])
  })

  test('is not refused once it has begun', async () => {
    const lane = openLane({ ...SIZE, maxWaitMs: 5000 })
    await lane.call('A1', 'B1')
    await lane.end(1)
    vi.advanceTimersByTime(60_000)
    await lane.end(1)
    expect([lane.began, lane.refused]).toEqual([['A1', 'B1'], []])
  })
})
