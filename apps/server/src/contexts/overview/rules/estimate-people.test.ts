import { estimatePart, isGroupShown, shownEstimate } from '@wohlauf/contract/rules/estimate-people'
import { expect, test } from 'vitest'
import { chanceOfSeed } from '../../../testing/people/reading-attacker.ts'

const RUNS = 4000
const SEEDS = Array.from({ length: RUNS }, (_, at) => at + 1)

const shareShown = (people: number): number =>
  SEEDS.filter((seed) => isGroupShown(people, chanceOfSeed(seed))).length / RUNS

test('a group of fewer than ten is never shown, one of twenty in about half of all cases, a large one always', () => {
  expect([0, 1, 9].map(shareShown)).toEqual([0, 0, 0])
  expect(shareShown(20)).toBeGreaterThan(0.53)
  expect(shareShown(20)).toBeLessThan(0.65)
  expect(shareShown(60)).toBe(1)
})

const estimates = (part: number, group: number): number[] =>
  SEEDS.map((seed) => estimatePart(part, group, chanceOfSeed(seed)))

test.each([
  [0, 20],
  [7, 20],
  [20, 20],
  [50, 130],
])('an estimate of %i of %i is a multiple of five, and correct on average', (part, group) => {
  const all = estimates(part, group)
  expect(all.filter((estimate) => estimate % 5 !== 0)).toEqual([])
  const mean = all.reduce((sum, estimate) => sum + estimate, 0) / RUNS
  // Four standard errors: the deviation of one is that of 2·√(group·3/16), and of the rounding.
  const deviation = Math.sqrt((group * 3) / 4 + 25 / 12)
  expect(Math.abs(mean - part)).toBeLessThan((4 * deviation) / Math.sqrt(RUNS))
})

test('of one person more no figure is certain to show, nor more than three times as likely as without', () => {
  const frequencies = (part: number): Map<number, number> => {
    const counts = new Map<number, number>()
    for (const estimate of estimates(part, 20)) counts.set(estimate, (counts.get(estimate) ?? 0) + 1)
    return counts
  }
  for (const part of [0, 4, 5, 9, 19]) {
    const [without, withOne] = [frequencies(part), frequencies(part + 1)]
    for (const figure of new Set([...without.keys(), ...withOne.keys()])) {
      const [one = 0, other = 0] = [without.get(figure), withOne.get(figure)]
      // Rarer ones are too few to be compared.
      if (one + other < RUNS / 20) continue
      expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(3)
    }
  }
})

test('nobody is shown less than nobody', () => {
  expect([-5, 0, 15, null, undefined].map(shownEstimate)).toEqual([0, 0, 15, null, null])
})
