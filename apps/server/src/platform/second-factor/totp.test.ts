import { expect, test } from 'vitest'
import { fromBase32 } from '../../testing/people/second-factor.ts'
import { base32 } from './base32.ts'
import { codeOf, matchingStep, stepAt } from './totp.ts'

/** The secret of the RFCs' test vectors. */
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('RFC 4226, appendix D: the code of %i is %s', (step, code) => {
  expect(codeOf(SECRET, step)).toBe(code)
})

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at %i seconds the code of eight digits is %s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(codeOf(SECRET, step, 8)).toBe(code)
  expect(matchingStep(SECRET, code.slice(2), new Date(seconds * 1000))).toBe(step)
})

const at = (seconds: number) => new Date(seconds * 1000)
const NOON = 1_772_622_000 // a multiple of 30

test.each([
  [-31, null],
  [-30, NOON / 30],
  [-1, NOON / 30],
  [0, NOON / 30],
  [29, NOON / 30],
  [59, NOON / 30],
  [60, null],
])('a code is right from one period before its own to one after: at %i seconds %s', (seconds, step) => {
  expect(matchingStep(SECRET, codeOf(SECRET, NOON / 30), at(NOON + seconds))).toBe(step)
})

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '000000\u0000'])('%j is not a code', (code) => {
  expect(matchingStep(SECRET, code, at(NOON))).toBe(null)
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10, without padding: %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(text)
})
