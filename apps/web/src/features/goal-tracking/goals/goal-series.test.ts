import { expect, test } from 'vitest'
import { describeSeries, seriesOf } from './goal-series.ts'

const ratedGoal = { scores: [3, 5], ratedGoalsAt: ['2031-03-05T09:00:00.000Z', '2031-03-12T23:30:00.000Z'] }

test('each score has its day in Berlin, DD.MM.YY', () => {
  expect(seriesOf(ratedGoal)).toEqual([
    { day: '05.03.31', score: 3 },
    { day: '13.03.31', score: 5 },
  ])
})

test('the line is described by its ends and the number of ratings', () => {
  expect(describeSeries('Mehr Gemüse', seriesOf(ratedGoal))).toBe(
    'Verlauf von „Mehr Gemüse“: am 05.03.31 3 von 10, am 13.03.31 5 von 10, 2 Bewertungen.',
  )
})
