import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchOutage } from './outages.ts'

const QUICK = { firstMs: 20, lookMs: 40, lineMs: 300 }

type Line = { event: string; [field: string]: unknown }

/** A service that is there or away, and the lines that are logged about it. */
const openService = () => {
  const lines: Line[] = []
  const service = { isThere: false, lines }
  const check = async () => {
    if (!service.isThere) throw new Error('away')
  }
  const outage = watchOutage(
    'database',
    check,
    { warn: (fields, event) => lines.push({ event, ...fields }) },
    QUICK,
  )
  return { ...outage, service }
}

const eventsOf = (lines: readonly Line[]) => lines.map(({ event }) => event)

const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('while a service is away its failures are one line in each interval, with their counts and without a stack', async () => {
  const { note, service } = openService()
  for (let times = 0; times < 100; times += 1) note(times % 4 === 0 ? 'queue' : 'requests', lost())
  await expect.poll(() => service.lines).toHaveLength(1)
  expect(service.lines).toEqual([
    {
      event: 'unavailable',
      service: 'database',
      error: { name: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' },
      failed: { requests: 75, queue: 25 },
    },
  ])
  const began = performance.now()
  while (performance.now() - began < 2 * QUICK.lineMs) {
    note('requests', lost())
    await setTimeout(2)
  }
  expect(service.lines.length).toBeLessThanOrEqual(4)
  service.isThere = true
  await expect.poll(() => eventsOf(service.lines).at(-1)).toBe('available again')
  expect(eventsOf(service.lines).filter((event) => event === 'available again')).toHaveLength(1)
})

test('one that answers and fails calls all the same is not reported as available again', async () => {
  const { note, service } = openService()
  service.isThere = true
  const began = performance.now()
  while (performance.now() - began < QUICK.lineMs) {
    note('requests', new Error('timeout exceeded when trying to connect'))
    await setTimeout(5)
  }
  expect(new Set(eventsOf(service.lines))).toEqual(new Set(['unavailable']))
})

test('connections that are lost together are one line, and no outage that ends', async () => {
  const { note, service } = openService()
  service.isThere = true
  for (let times = 0; times < 20; times += 1) note('connections', lost())
  await setTimeout(3 * QUICK.lookMs)
  expect(service.lines).toEqual([
    expect.objectContaining({ event: 'unavailable', failed: { connections: 20 } }),
  ])
})

test('nothing is logged once the process ends', async () => {
  const { note, stop, service } = openService()
  note('connections', lost())
  stop()
  note('connections', lost())
  await setTimeout(3 * QUICK.lookMs)
  expect(service.lines).toEqual([])
})
