import { expect, test } from 'vitest'
import { isSameAddress } from './is-same-address.ts'

test.each([
  ['mia@example.com', true],
  ['  Mia@Example.com ', true],
  ['mia@example.org', false],
  ['', false],
])('"%s" is the address mia@example.com: %s', (typed, isSame) => {
  expect(isSameAddress(typed, 'mia@example.com')).toBe(isSame)
})
