import { expect, it } from 'vitest'
import { swipeOf } from './swipe.ts'

const PATH = { fromX: 250, byX: -120, byY: 10, durationMs: 250, screenWidth: 360 }

it.each([
  { name: 'to the left', path: {}, expected: 'next' },
  { name: 'to the right', path: { fromX: 100, byX: 120 }, expected: 'back' },
  { name: 'too short', path: { byX: -40 }, expected: null },
  { name: 'a tap', path: { byX: 0, byY: 0 }, expected: null },
  { name: 'scrolling down', path: { byX: -20, byY: -300 }, expected: null },
  { name: 'aslant', path: { byX: -100, byY: 80 }, expected: null },
  { name: 'slowly, as when selecting text', path: { durationMs: 1500 }, expected: null },
  {
    name: "from the left edge, the phone's own gesture for going back",
    path: { fromX: 5, byX: 150 },
    expected: null,
  },
  { name: 'from the right edge', path: { fromX: 355 }, expected: null },
  { name: 'from where the left edge ends', path: { fromX: 24 }, expected: 'next' },
  { name: 'from within the left edge', path: { fromX: 23 }, expected: null },
  { name: 'from where the right edge begins', path: { fromX: 336 }, expected: 'next' },
  { name: 'from within the right edge', path: { fromX: 337 }, expected: null },
  { name: 'just wide enough', path: { byX: -60 }, expected: 'next' },
  { name: 'just not wide enough', path: { byX: -59 }, expected: null },
  { name: 'just quick enough', path: { durationMs: 700 }, expected: 'next' },
  { name: 'just too slow', path: { durationMs: 701 }, expected: null },
  { name: 'as steep as allowed', path: { byY: 60 }, expected: 'next' },
  { name: 'just too steep', path: { byY: -61 }, expected: null },
])('a swipe $name: $expected', ({ path, expected }) => {
  expect(swipeOf({ ...PATH, ...path })).toBe(expected)
})
