import { expect, test } from 'vitest'
import { titleOfCopy } from './title-of-copy.ts'

test.each([
  ['Trinken', 'Trinken (Kopie)'],
  ['Trinken (Kopie)', 'Trinken (Kopie) (Kopie)'],
  ['x'.repeat(247), `${'x'.repeat(247)} (Kopie)`],
  ['x'.repeat(248), `${'x'.repeat(247)} (Kopie)`],
])('the copy of %j is called %j', (title, expected) => {
  expect(titleOfCopy(title)).toBe(expected)
})

test('no character is cut in half', () => {
  expect(titleOfCopy('🍎'.repeat(127))).toBe(`${'🍎'.repeat(123)} (Kopie)`)
})
