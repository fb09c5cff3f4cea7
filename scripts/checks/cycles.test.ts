import { expect, test } from 'vitest'
import { findCycles } from './cycles.mjs'

test('a circle is told from its first file round to it again', () => {
  const edges = new Map([
    ['entry', ['a']],
    ['a', ['b']],
    ['b', ['c', 'leaf']],
    ['c', ['a']],
    ['leaf', []],
  ])
  expect(findCycles(edges)).toEqual([['a', 'b', 'c', 'a']])
})

test('two ways to the same file are no circle', () => {
  const edges = new Map([
    ['top', ['left', 'right']],
    ['left', ['bottom']],
    ['right', ['bottom']],
    ['bottom', []],
  ])
  expect(findCycles(edges)).toEqual([])
})
