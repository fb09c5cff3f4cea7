import { expect, test } from 'vitest'
import { codeAt } from './code-at.mjs'

const TEXT = 'one\n  two(three,\n    four)\nfive\n'

test.each([
  [[1, 1], [1, 4], 'one', 'one'],
  [[2, 7], [2, 12], 'three', 'two(three,'],
  [[2, 3], [3, 10], 'two(three,\n    four)', 'two(three,'],
  [[3, 5], [4, 3], 'four)\nfi', 'four)'],
])('from %j to %j returns %j', ([startLine, start], [endLine, end], code, at) => {
  const location = { start: { line: startLine, column: start }, end: { line: endLine, column: end } }
  expect(codeAt(TEXT, location)).toEqual({ code, at })
})
