import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

test.each([
  ['Angaben nach § 5 DDG', 'Angaben nach §~5~DDG'],
  ['(Art. 6 Abs. 1 Buchst. b DSGVO)', '(Art.~6 Abs.~1 Buchst.~b DSGVO)'],
  ['§ 312 Abs. 1a Satz 2 BGB', '§~312 Abs.~1a Satz~2~BGB'],
  ['nach 30 Tagen, höchstens 2 Jahre', 'nach 30~Tagen, höchstens 2~Jahre'],
  ['Das ist ein Satz.', 'Das ist ein Satz.'],
  ['eine E-Mail an dich', 'eine E-+Mail an dich'],
])('%s', (text, expected) => {
  expect(typeset(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '+')).toBe(expected)
})
