import { expect, test } from 'vitest'
import { measureReference, overBudget } from './cpu-budget.mjs'

const budgets = { referenceSeconds: 0.5, steps: { server: 300 } }
const files = Array.from({ length: 12 }, (_, at) => ({ file: `file-${at}.test.ts`, seconds: at }))
const step = (more: object) => ({ name: 'server', cpuSeconds: 300, referenceSeconds: 0.5, files, ...more })

test.each([
  ['within its budget', {}],
  ['a third over it', { cpuSeconds: 400 }],
  ['on a machine that is half as fast', { cpuSeconds: 800, referenceSeconds: 1 }],
  ['without a budget', { name: 'other', cpuSeconds: 9_999 }],
])('a step %s is within its budget', (_, more) => {
  expect(overBudget(step(more), budgets)).toBeNull()
})

test.each([
  ['more than a third over its budget', { cpuSeconds: 401 }],
  ['whose machine is twice as fast', { cpuSeconds: 201, referenceSeconds: 0.25 }],
])('a step %s is too slow, and its ten slowest files are named', (_, more) => {
  const lines = overBudget(step(more), budgets)?.split('\n') ?? []
  expect(lines[0]).toMatch(/^server took \d+ s of CPU/)
  expect(lines.slice(2)).toHaveLength(10)
  expect(lines.slice(2, 4).map((line) => line.trim())).toEqual([
    '11.0 s  file-11.test.ts',
    '10.0 s  file-10.test.ts',
  ])
})

test('the reference takes a part of a second', async () => {
  expect(await measureReference()).toBeGreaterThan(0.05)
})

test('a reference that fails is no measure', async () => {
  await expect(measureReference('does-not-exist.mjs')).rejects.toThrow('does-not-exist')
})
