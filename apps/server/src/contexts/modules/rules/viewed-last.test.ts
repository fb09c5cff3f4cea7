import { expect, test } from 'vitest'
import { viewedLast } from './viewed-last.ts'

const viewed = (moduleId: string, minute: number | null) => ({
  moduleId,
  lastViewedAt: minute === null ? null : new Date(minute * 60_000),
})

test.each([
  ['nothing, of none', [], undefined],
  ['nothing, of modules that nobody viewed', [viewed('a', null)], undefined],
  ['the latest, wherever it is', [viewed('a', 1), viewed('b', 3), viewed('c', 2)], 'b'],
  ['the latest, at the end', [viewed('a', 1), viewed('b', null), viewed('c', 2)], 'c'],
  ['the latest, at the beginning', [viewed('a', 3), viewed('b', 2)], 'a'],
  ['one viewed at the very beginning of time', [viewed('a', 0)], 'a'],
  ['of two at the same moment the same in either order', [viewed('a', 1), viewed('b', 1)], 'b'],
  ['of two at the same moment the same in either order', [viewed('b', 1), viewed('a', 1)], 'b'],
])('%s', (_, modules, expected) => {
  expect(viewedLast(modules)).toBe(expected)
})
