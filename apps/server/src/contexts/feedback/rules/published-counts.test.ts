import { expect, test } from 'vitest'
import { chanceOfSeed } from '../../../testing/people/reading-attacker.ts'
import { nextEstimates, publishedCounts } from './published-counts.ts'

const SEEDS = Array.from({ length: 200 }, (_, at) => at + 1)

test('nothing is published of fewer than ten answers, and of forty always', () => {
  for (const seed of SEEDS) {
    for (let helpful = 0; helpful <= 9; helpful += 1)
      expect(nextEstimates(undefined, { helpful, notHelpful: 9 - helpful }, chanceOfSeed(seed))).toBeNull()
    expect(nextEstimates(undefined, { helpful: 10, notHelpful: 30 }, chanceOfSeed(seed))).not.toBeNull()
  }
})

test('both answers are estimated, each by itself, and added to those from before', () => {
  const first = { helpfulEstimate: 100, notHelpfulEstimate: 50 }
  const means = SEEDS.map((seed) => nextEstimates(first, { helpful: 90, notHelpful: 10 }, chanceOfSeed(seed)))
  const mean = (of: (each: (typeof means)[number]) => number | null | undefined) =>
    means.reduce((sum, each) => sum + (of(each) ?? 0), 0) / means.length
  expect(Math.abs(mean((each) => each?.helpfulEstimate) - 190)).toBeLessThan(4)
  expect(Math.abs(mean((each) => each?.notHelpfulEstimate) - 60)).toBeLessThan(4)
})

test.each([
  [
    { helpfulEstimate: 25, notHelpfulEstimate: 10 },
    { helpful: 25, notHelpful: 10 },
  ],
  [
    { helpfulEstimate: 25, notHelpfulEstimate: -5 },
    { helpful: 25, notHelpful: 0 },
  ],
  [{ helpfulEstimate: 0, notHelpfulEstimate: -5 }, null],
  [{ helpfulEstimate: null, notHelpfulEstimate: null }, null],
])('of the estimates %j managers get %j', (estimates, counts) => {
  expect(publishedCounts(estimates)).toEqual(counts)
})
