import { expect, test } from 'vitest'
import { partsOf } from './differences.ts'

test.each<[typed: string, newest: string, ReturnType<typeof partsOf>]>([
  ['Wasser, von mir', 'Wasser, von dir', ['Wasser, von ', 'd', 'ir']],
  ['', 'Neu', ['', 'Neu', '']],
  ['Weg', '', ['', '', '']],
  ['aa', 'aaa', ['aa', 'a', '']],
  ['Gleich', 'Gleich', ['Gleich', '', '']],
])('of %j and %j the middle differs', (typedText, newest, parts) => {
  expect(partsOf(typedText, newest)).toEqual(parts)
})
