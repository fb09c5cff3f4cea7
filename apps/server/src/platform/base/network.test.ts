import { expect, test } from 'vitest'
import { networksOf, shortenedNetwork } from './network.ts'

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
] as const)('%s and %s are one network: %s', (one, other, isOne) => {
  expect(networksOf(one).network === networksOf(other).network).toBe(isOne)
})

test.each([
  ['2001:db8:1:200::1', '2001:db8:1:2ff::1', true, true],
  ['2001:db8:1:200::1', '2001:db8:1:300::1', false, true],
  ['2001:db8:1:ff00::1', '2001:db8:1:ffff::1', true, true],
  ['2001:db8:1::1', '2001:db8:2::1', false, false],
  ['198.51.100.2', '::ffff:198.51.100.2', true, true],
  ['198.51.100.2', '198.51.100.3', false, false],
] as const)('%s and %s belong to one customer: %s, to one site: %s', (one, other, isCustomer, isSite) => {
  const [first, second] = [networksOf(one), networksOf(other)]
  expect([first.customer === second.customer, first.site === second.site]).toEqual([isCustomer, isSite])
})

test('a wide network is never mistaken for a narrow one', () => {
  const { network, customer, site } = networksOf('2001:db8::1')
  expect(new Set([network, customer, site]).size).toBe(3)
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['disconnected', null],
  ['', null],
])('%s is shortened to %s', (address, shortened) => {
  expect(shortenedNetwork(address)).toBe(shortened)
})
