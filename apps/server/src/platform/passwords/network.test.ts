import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['2001:db8::1', '2001:db8::2', true],
  ['2001:db8::1', '2001:db8:0:0:ffff::1', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['2001:DB8:1:2::1', '2001:db8:1:2::2', true],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2:3:4:5:6', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:3:3:4:5:6', false],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2', true],
  ['::ffff:198.51.100.1', '198.51.100.1', true],
  ['198.51.100.2', '198.51.100.3', false],
] as const)('%s and %s are one customer: %s', (one, other, isOne) => {
  expect(networkOf(one) === networkOf(other)).toBe(isOne)
})
