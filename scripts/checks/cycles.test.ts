import { expect, test } from 'vitest'
import { findCycles } from './cycles.mjs'

test('a cycle is reported from its first file back to it', () => {
  const edges = new Map([
    ['entry', ['a']],
    ['a', ['b']],
    ['b', ['c', 'leaf']],
    ['c', ['a']],
    ['leaf', []],
  ])
  expect(findCycles(edges)).toEqual([['a', 'b', 'c', 'a']])
})

test('two paths to the same file are not a cycle', () => {
  const edges = new Map([
    ['top', ['left', 'right']],
    ['left', ['bottom']],
    ['right', ['bottom']],
    ['bottom', []],
  ])
  expect(findCycles(edges)).toEqual([])
})
