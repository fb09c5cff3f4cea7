import { expect, test } from 'vitest'
import { isPrintable } from './printed-size.ts'

const many = (count: number, text: string | null) => Array<string | null>(count).fill(text)

test.each([
  ['five hundred entries of a usual length', many(500, 'Linsen mit Reis. '.repeat(40)), true],
  ['five hundred pictures', many(500, null), true],
  ['a hundred entries of the greatest length', many(100, 'a'.repeat(4000)), true],
  ['five hundred entries of the greatest length', many(500, 'a'.repeat(4000)), false],
  ['a hundred entries of nothing but line breaks', many(100, 'a\n'.repeat(2000)), false],
  ['two thousand five hundred entries without words', many(2500, null), true],
  ['one more', many(2501, null), false],
])('%s: printable is %s', (_, descriptions, expected) => expect(isPrintable(descriptions)).toBe(expected))
