import { expect, test } from 'vitest'
import { BARS_AT_REST, barsAfterScroll } from './bars-after-scroll.ts'

const after = (ys: readonly number[], maxY = 2000): boolean =>
  ys.reduce((bars, y) => barsAfterScroll(bars, { y, maxY }), BARS_AT_REST).isAway

test.each<[string, number[], boolean]>([
  ['nothing was scrolled', [], false],
  ['the page has hardly moved', [40], false],
  ['it was scrolled down', [200], true],
  ['it was scrolled down slowly', [58, 61, 64, 67, 70, 73], true],
  ['it was scrolled down and up', [400, 380], false],
  ['a finger trembles on the way down', [400, 395, 402, 396], true],
  ['a finger trembles on the way up', [400, 300, 304, 299, 305], false],
  ['it was scrolled up slowly', [400, 396, 393, 391], false],
  ['the end is reached', [400, 1960], false],
  ['the end was left again', [1960, 1900], false],
  ['it goes down once more after the way up', [400, 300, 420], true],
  ['it springs back at the beginning', [-40, 0, 3], false],
  ['it springs back at the end', [1990, 2030, 2000], false],
])('%s: away %j', (_, ys, isAway) => {
  expect(after(ys)).toBe(isAway)
})

test('a page that hardly scrolls keeps its bars', () => {
  expect(after([30, 60, 90], 100)).toBe(false)
  expect(after([10], 0)).toBe(false)
})
