import { describe, expect, test } from 'vitest'
import {
  byLadders,
  bySteps,
  bySums,
  byThreshold,
  byTrueSize,
  byYears,
  chanceOfSeed,
  estimates,
  estimatesOfAllSoFar,
  oneDrawForAModule,
  oneDrawForEachPage,
  successOf,
} from '../../../testing/people/reading-attacker.ts'
import { type Count, type Estimate, nextEstimates, READ } from './reading-estimates.ts'

const page = (id: string) => ({ ...READ, kind: 'REACHED' as const, modulePageId: id })
const PARTS = [READ, page('a'), page('b')]
const counts = (group: number, a = 0, b = 0): Count[] => [
  { ...READ, kind: null, people: group },
  { ...READ, people: group },
  { ...page('a'), people: a },
  { ...page('b'), people: b },
]

const next = (earlier: readonly Estimate[], of: Count[], seed = 1, parts = PARTS) =>
  nextEstimates(earlier, parts, of, '2026-04-01', chanceOfSeed(seed))

describe('the estimates of a module', () => {
  const first = nextEstimates([], PARTS, counts(100, 80, 40), '2026-03-01', chanceOfSeed(7))

  test('are there for every part when enough people came, also for parts that nobody reached', () => {
    expect(next([], counts(100, 80))).toEqual(
      PARTS.map((part) => ({ ...part, estimate: expect.any(Number), countedUntil: '2026-04-01' })),
    )
  })

  test('are of nobody while too few came', () => {
    expect(next([], counts(9, 9, 9))).toEqual([{ ...READ, estimate: null, countedUntil: null }])
    expect(next([], [])).toEqual([{ ...READ, estimate: null, countedUntil: null }])
  })

  test('do not change by people who are too few, regardless of what they did', () => {
    for (let people = 0; people <= 9; people += 1)
      for (let seed = 1; seed <= 50; seed += 1)
        expect(next(first, counts(people, people), seed)).toEqual(first)
  })

  test('add those who came since', () => {
    const [read] = next(first, counts(400, 400, 0))
    expect(read?.estimate).toBeGreaterThan((first[0]?.estimate ?? 0) + 300)
    expect(read?.countedUntil).toBe('2026-04-01')
  })

  test('of a hidden page stay as they were', () => {
    const later = next(first, counts(400, 400), 1, [READ, page('a')])
    expect(later).toContainEqual(first[2])
    expect(later).toHaveLength(3)
  })
})

/** As many to find the best score, and as many to be right or wrong. */
const GAMES = 800

describe('an attacker who made all other accounts', () => {
  test.each([
    ['ladders of pages', byLadders],
    ['steps', bySteps],
    ['sums of pages', bySums],
    ['sums of pages and months', byYears],
    ['the threshold', byThreshold],
  ])('learns little about one person by %s', (_, attack) => {
    expect(successOf(estimates, attack, GAMES)).toBeLessThan(0.66)
  })

  test('sees the same figures each month in which nobody came', () => {
    const months = [{ group: 40, pages: [20, 10] }, ...Array(12).fill({ group: 1, pages: [1, 1] })]
    const figures = estimates(months, chanceOfSeed(3))
    expect(new Set(figures.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(figures[0]).not.toContain(null)
  })

  test.each([
    ['one draw for a module, by ladders of pages', oneDrawForAModule, byLadders],
    ['one draw for each page, by steps', oneDrawForEachPage, bySteps],
    ['estimates of all people so far, by sums of months', estimatesOfAllSoFar, byYears],
    ['the true size of a group, by the threshold', byTrueSize, byThreshold],
  ])('sees through a weaker rule: %s', (_, rule, attack) => {
    expect(successOf(rule, attack, GAMES)).toBeGreaterThan(0.78)
  })
})
