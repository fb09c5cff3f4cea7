import { expect, test } from 'vitest'
import { goalWithHistory } from './goal-history.ts'

const AT = new Date('2026-03-04T09:00:00Z')
const goal = { id: 'goal', title: 'Mehr Gemüse', reachedAt: null, celebratedAt: null }
type Ratings = Parameters<typeof goalWithHistory>[1]
const ratingsOf = (...scores: number[]) =>
  scores.map((score) => ({ score, ratedAt: AT })) as unknown as Ratings

test('the first score is the initial one, also without a further rating', () => {
  expect(goalWithHistory(goal, ratingsOf(4))).toEqual({
    userGoalId: 'goal',
    title: 'Mehr Gemüse',
    firstScore: 4,
    latestScore: 4,
    scores: [4],
    ratedGoalsAt: [AT.toISOString()],
    isCelebrationDue: false,
  })
})

test('the latest score is the last one, up or down', () => {
  expect(goalWithHistory(goal, ratingsOf(4, 9, 2))).toMatchObject({
    firstScore: 4,
    latestScore: 2,
    scores: [4, 9, 2],
  })
})

test.each<[string, Date | null, Date | null, number[], boolean]>([
  ['not reached', null, null, [3, 9], false],
  ['reached', AT, null, [3, 10], true],
  ['reached and celebrated', AT, AT, [3, 10], false],
  ['reached, but lower now', AT, null, [3, 10, 6], false],
  ['reached again before it was celebrated', AT, null, [3, 10, 6, 10], true],
])('%s: a celebration is due or not', (_, reachedAt, celebratedAt, scores, isDue) => {
  const history = goalWithHistory({ ...goal, reachedAt, celebratedAt }, ratingsOf(...scores))
  expect(history.isCelebrationDue).toBe(isDue)
})
