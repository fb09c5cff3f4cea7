import { describe, expect, test } from 'vitest'
import { compareWithEquivalents, scoreOf } from './compare.mjs'

const mutant = (status: string, more: object = {}) => ({
  file: 'a.ts',
  line: 3,
  at: 'if (a > b) return',
  status,
  code: 'a > b',
  replacement: 'true',
  ...more,
})
const ENTRY = { file: 'a.ts', at: 'if (a > b) return', code: 'a > b', replacement: 'true', why: 'it is so' }

describe('a mutant', () => {
  test.each([
    ['Killed', 'killed'],
    ['Timeout', 'killed'],
    ['RuntimeError', 'killed'],
    ['Survived', 'survived'],
    ['NoCoverage', 'survived'],
  ] as const)('with the status %s is %s', (status, kind) => {
    const one = mutant(status)
    const none = { killed: [], survived: [], equivalent: [], outdated: [] }
    expect(compareWithEquivalents([one], [])).toEqual({ ...none, [kind]: [one] })
  })

  test('does not count a mutant that Stryker ignored', () => {
    expect(scoreOf(compareWithEquivalents([mutant('Ignored'), mutant('Killed')], []))).toBe(100)
  })

  test('counts a survivor that is listed as equivalent, on any line', () => {
    expect(compareWithEquivalents([mutant('Survived', { line: 99 })], [ENTRY])).toMatchObject({
      survived: [],
      equivalent: [{ line: 99 }],
      outdated: [],
    })
  })

  test.each([
    ['file', 'b.ts'],
    ['at', 'while (a > b)'],
    ['code', 'a < b'],
    ['replacement', 'false'],
  ])('does not cover a mutant that differs from an entry by its %s', (key, value) => {
    expect(compareWithEquivalents([mutant('Survived', { [key]: value })], [ENTRY]).survived).toHaveLength(1)
  })
})

test('an entry is outdated when its mutant is killed or gone, but not when its file was not mutated', () => {
  expect(compareWithEquivalents([mutant('Killed')], [ENTRY]).outdated).toEqual([ENTRY])
  expect(compareWithEquivalents([mutant('Survived', { code: 'c' })], [ENTRY]).outdated).toEqual([ENTRY])
  expect(compareWithEquivalents([mutant('Survived', { file: 'b.ts' })], [ENTRY]).outdated).toEqual([])
})

test.each([
  [9, 1, 90],
  [899, 101, 89],
  [999, 1, 99],
  [7, 0, 100],
  // Without mutants there is no success: nothing was tested.
  [0, 0, 0],
])('%i killed and %i survived are %i percent', (killed, survived, expected) => {
  expect(scoreOf({ killed: Array(killed), survived: Array(survived) })).toBe(expected)
})
