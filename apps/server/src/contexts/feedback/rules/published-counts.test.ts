import { expect, test } from 'vitest'
import { publishedCounts } from './published-counts.ts'

const DRAWS = [0, 1, 2, 3, 4].flatMap((all) => [0, 1, 2, 3, 4].map((helpful) => ({ all, helpful })))
const figuresFor = (helpful: number, notHelpful: number) =>
  DRAWS.map((draws) => publishedCounts({ helpful, notHelpful }, draws))
const shares = (helpful: number, notHelpful: number) => {
  const variants = figuresFor(helpful, notHelpful).map((figures) => JSON.stringify(figures))
  return new Map(
    [...new Set(variants)].map((each) => [each, variants.filter((other) => other === each).length]),
  )
}

test('nothing is published of five answers or fewer, and of ten always', () => {
  for (let all = 0; all <= 5; all += 1)
    for (let helpful = 0; helpful <= all; helpful += 1)
      expect(figuresFor(helpful, all - helpful).every((figures) => figures === null)).toBe(true)
  for (let helpful = 0; helpful <= 10; helpful += 1)
    expect(figuresFor(helpful, 10 - helpful).every((figures) => figures !== null)).toBe(true)
})

test('figures are steps of five, of at least ten answers, and no more are helpful than there are', () => {
  for (let helpful = 0; helpful <= 30; helpful += 1)
    for (let notHelpful = 0; notHelpful <= 30; notHelpful += 1)
      for (const figures of figuresFor(helpful, notHelpful)) {
        if (!figures) continue
        expect([figures.helpful % 5, figures.notHelpful % 5]).toEqual([0, 0])
        expect(Math.min(figures.helpful, figures.notHelpful)).toBeGreaterThanOrEqual(0)
        expect(figures.helpful + figures.notHelpful).toBeGreaterThanOrEqual(10)
      }
})

test('one more answer, or a changed one, is never certain to show', () => {
  const isPossibleInBoth = (one: Map<string, number>, other: Map<string, number>) =>
    [...one.keys()].some((figures) => other.has(figures))
  for (let helpful = 1; helpful <= 30; helpful += 1)
    for (let notHelpful = 0; notHelpful <= 30; notHelpful += 1) {
      const before = shares(helpful, notHelpful)
      for (const after of [
        shares(helpful + 1, notHelpful),
        shares(helpful, notHelpful + 1),
        shares(helpful - 1, notHelpful + 1),
      ])
        expect(isPossibleInBoth(before, after)).toBe(true)
    }
})
