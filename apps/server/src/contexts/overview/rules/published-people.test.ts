import { expect, test } from 'vitest'
import { publishedPeople } from './published-people.ts'

const DRAWS = [0, 1, 2, 3, 4]

test('a figure is a multiple of five, and differs from the count by four at most', () => {
  for (let count = 0; count <= 300; count += 1)
    for (const draw of DRAWS) {
      const figure = publishedPeople(count, draw, 1000)
      if (figure === null) continue
      expect(figure % 5).toBe(0)
      expect(Math.abs(figure - count)).toBeLessThanOrEqual(4)
    }
})

test('nothing is published of fewer than ten people, nor where fewer than ten others are left', () => {
  const learners = 60
  for (let count = 0; count <= learners; count += 1)
    for (const draw of DRAWS) {
      const isPublished = publishedPeople(count, draw, learners) !== null
      if (count < 10 || learners - count < 10) expect(isPublished).toBe(false)
    }
})

test.each([
  [14, 0, 100, null],
  [15, 0, 100, 15],
  [11, 4, 100, 15],
  [82, 0, 100, 80],
  [85, 0, 100, 85],
  [90, 0, 100, null],
  [15, 0, 28, null],
  [15, 0, 29, 15],
])('%i people with the draw %i of %i learners', (count, draw, learners, figure) => {
  expect(publishedPeople(count, draw, learners)).toBe(figure)
})
