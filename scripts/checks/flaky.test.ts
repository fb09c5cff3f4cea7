import { expect, test } from 'vitest'
import { hasPassed, sumUp, toRunAgain } from './flaky.mjs'

const tally = (passed: number, failed: number, isBroken = false) => ({
  passed,
  failures: Array.from({ length: failed }, (_, at) => ({ name: `test ${at}`, args: [] })),
  isBroken,
})

test.each([
  ['nothing failed', [tally(5, 0), tally(1, 0)], 0],
  ['three tests failed in two steps', [tally(5, 2), tally(3, 1)], 3],
  ['a fourth one', [tally(5, 2), tally(3, 2)], 0],
  ['a gate failed as well', [tally(5, 1), tally(0, 0, true)], 0],
  ['the runner failed outside of its tests as well', [tally(5, 1, true)], 0],
])('%s', (_, tallies, again) => {
  expect(toRunAgain(tallies)).toHaveLength(again)
})

test.each([
  ['it passed', tally(1, 0), true],
  ['it failed again', tally(0, 1), false],
  ['no test has its name', tally(0, 0), false],
  ['the runner broke', tally(1, 0, true), false],
])('alone: %s', (_, outcome, isFlaky) => {
  expect(hasPassed(outcome)).toBe(isFlaky)
})

test.each([
  ['all passed', [tally(5, 0), tally(1, 0)], 0, '6 passed, 0 failed', false],
  ['two were flaky', [tally(5, 2)], 2, '7 passed, 0 failed, flaky: 2', false],
  ['one of two was flaky', [tally(5, 2)], 1, '6 passed, 1 failed, flaky: 1', true],
  ['a gate failed', [tally(5, 0), tally(0, 0, true)], 0, '5 passed, 1 failed', true],
])('the last line: %s', (_, tallies, flaky, line, isRed) => {
  expect(sumUp(tallies, flaky)).toEqual({ line, isRed })
})
