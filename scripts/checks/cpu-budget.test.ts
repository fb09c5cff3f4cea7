import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeCpu } from './cpu-budget.mjs'
import { stages } from './steps.mjs'

const budget = { referenceSeconds: 0.1, steps: { types: 10, server: 400, rules: 30 } }
const step = (name: string, cpuSeconds: number, referenceSeconds = 0.1) => ({
  name,
  cpuSeconds,
  referenceSeconds,
})

test.each([
  ['a step within its budget', step('server', 390), null],
  ['a step that varies within the tolerance', step('server', 600), null],
  ['a step that has grown', step('server', 604), '"server" has grown: 604 CPU seconds'],
  ['a short step that varies by seconds', step('types', 18), null],
  ['a machine half as fast', step('server', 1100, 0.2), null],
  [
    'a step that has grown on a machine half as fast',
    step('server', 1220, 0.2),
    '"server" has grown: 610 CPU seconds',
  ],
  [
    'a step that has grown on a fast machine',
    step('server', 310, 0.05),
    '"server" has grown: 620 CPU seconds',
  ],
  ['a step without a budget', step('new', 12.34), '"new" has no budget of CPU seconds: add about 12.3'],
])('%s', (_, measured, expected) => {
  const { complaints } = judgeCpu([step('types', 10), measured], budget)
  expect(complaints).toEqual(expected ? [expect.stringContaining(expected)] : [])
})

test('all steps together have a limit below the sum of theirs', () => {
  const whole = (server: number) =>
    judgeCpu([step('types', 12), step('rules', 40), step('server', server)], budget).complaints
  expect(whole(520)).toEqual([])
  expect(whole(521)).toEqual([expect.stringContaining('The whole run has grown: 573 CPU seconds')])
})

test('a run of some steps is not compared with the whole', () => {
  expect(judgeCpu([step('server', 600)], budget).complaints).toEqual([])
})

test('the table lists every step', () => {
  const { table } = judgeCpu([step('types', 10.04), step('server', 380, 0.2)], budget)
  expect(table.split('\n').map((line) => line.trim().split(/\s+/))).toEqual([
    ['CPU', 'seconds', 'used', 'compared', 'budget', 'limit'],
    ['types', '10', '10', '10', '18'],
    ['server', '380', '190', '400', '603'],
  ])
})

test('every step has a budget, and every budget a step', () => {
  const names = stages.flat().map(({ name }) => name)
  const { steps } = JSON.parse(readFileSync(new URL('cpu-budget.json', import.meta.url), 'utf8'))
  expect(Object.keys(steps).sort()).toEqual(names.sort())
})
