import { expect, test } from 'vitest'
import { restAfter } from './rest.ts'

test.each([
  ['as long as it worked', 30, { elapsedMs: 30, done: 1, total: 700 }, 30],
  ['when all apps take 45 seconds with rests', 30, { elapsedMs: 2970, done: 100, total: 1500 }, 30],
  ['not when they take longer', 30, { elapsedMs: 2970, done: 100, total: 1501 }, 0],
  ['not after the last app', 30, { elapsedMs: 30, done: 1, total: 1 }, 0],
  ['not when the time is over', 30, { elapsedMs: 45_000, done: 999, total: 1000 }, 0],
])('a run rests %s', (_, tookMs, progress, restMs) => {
  expect(restAfter(tookMs, progress)).toBe(restMs)
})

/** How long a run takes whose apps take so long each. */
const durationOf = (tookMs: number, total: number): number => {
  let elapsedMs = 0
  for (let done = 1; done <= total; done += 1) {
    elapsedMs += tookMs
    elapsedMs += restAfter(tookMs, { elapsedMs, done, total })
  }
  return elapsedMs
}

test.each([
  [1, 1000, 1999],
  [22, 1000, 43_978],
  [30, 1000, 45_000],
  [50, 1000, 50_000],
])('apps of %i ms each, of %i, take %i ms', (tookMs, total, durationMs) => {
  expect(durationOf(tookMs, total)).toBeCloseTo(durationMs, -2)
})
