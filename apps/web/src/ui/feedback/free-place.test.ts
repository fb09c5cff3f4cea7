import { expect, test } from 'vitest'
import { lowestFreeTop } from './free-place.ts'

const row = (top: number, bottom: number, left = 0, right = 360) => ({ left, right, top, bottom })
const message = row(620, 668, 16, 344)

test.each([
  { name: 'stays where nothing is', others: [row(0, 60), row(676, 740)], top: 620 },
  { name: 'goes above what it would cover', others: [row(600, 650)], top: 548 },
  {
    name: 'and above the next, where the gap is too small',
    others: [row(600, 650), row(520, 560)],
    top: 468,
  },
  { name: 'ignores what is beside it', others: [row(600, 650, 348, 360)], top: 620 },
  { name: 'touches nothing that ends where it begins', others: [row(500, 620)], top: 620 },
  { name: 'finds no place on a full screen', others: [row(0, 740)], top: null },
])('$name', ({ others, top }) => {
  expect(lowestFreeTop(message, others)).toBe(top)
})
