import { expect, test } from 'vitest'
import { viewedLast } from './viewed-last.ts'

const viewedModule = (moduleId: string, minute: number | null) => ({
  moduleId,
  lastViewedAt: minute === null ? null : new Date(minute * 60_000),
})

test.each([
  ['nothing, of none', [], undefined],
  ['nothing, of modules that nobody viewed', [viewedModule('a', null)], undefined],
  ['the latest, wherever it is', [viewedModule('a', 1), viewedModule('b', 3), viewedModule('c', 2)], 'b'],
  ['the latest, at the end', [viewedModule('a', 1), viewedModule('b', null), viewedModule('c', 2)], 'c'],
  ['the latest, at the beginning', [viewedModule('a', 3), viewedModule('b', 2)], 'a'],
  ['one viewed at the very beginning of time', [viewedModule('a', 0)], 'a'],
  ['of two at the same moment the same in either order', [viewedModule('a', 1), viewedModule('b', 1)], 'b'],
  ['of two at the same moment the same in either order', [viewedModule('b', 1), viewedModule('a', 1)], 'b'],
])('%s', (_, modules, expected) => {
  expect(viewedLast(modules)).toBe(expected)
})
