import { expect, test } from 'vitest'
import { ringShares } from './ring-shares.ts'

test.each([
  { name: 'within a level', points: 50, sum: 185, shares: { level: 1, from: 35 / 150, to: 85 / 150 } },
  { name: 'up to the threshold', points: 50, sum: 250, shares: { level: 1, from: 100 / 150, to: 1 } },
  {
    name: 'beyond it: the ring of the former level is full',
    points: 50,
    sum: 270,
    shares: { level: 1, from: 0.8, to: 1 },
  },
  { name: 'the first points', points: 5, sum: 5, shares: { level: 0, from: 0, to: 0.05 } },
  { name: 'at the highest level it is full', points: 50, sum: 4000, shares: { level: 9, from: 1, to: 1 } },
  { name: 'without points nothing moves', points: 0, sum: 175, shares: { level: 1, from: 0.5, to: 0.5 } },
])('$name', ({ points, sum, shares }) => {
  expect(ringShares(points, sum)).toEqual(shares)
})
