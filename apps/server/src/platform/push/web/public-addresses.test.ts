import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { isPublic, publicLookup } from './public-addresses.ts'

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '198.18.0.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['8.8.8.8', '142.250.185.74', '172.32.0.1', '2a00:1450:4001:829::200a', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true)
  },
)

const lookUp = (addresses: string[], all: boolean) =>
  new Promise((resolve, reject) => {
    const answer = (error: Error | null, addresses: string | LookupAddress[], family?: number) =>
      error ? reject(error) : resolve(all ? addresses : [addresses, family])
    publicLookup(async () => addresses)('push.example.org', { all }, answer)
  })

test('a connection gets the addresses that were checked', async () => {
  const addresses = ['8.8.8.8', '2a00:1450:4001:829::200a']
  expect(await lookUp(addresses, true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '2a00:1450:4001:829::200a', family: 6 },
  ])
  expect(await lookUp(addresses, false)).toEqual(['8.8.8.8', 4])
})

test('a name with one address that is not public is refused', async () => {
  await expect(lookUp(['8.8.8.8', '10.0.0.1'], true)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' })
})

test('a name without an address is an error', async () => {
  await expect(lookUp([], true)).rejects.toMatchObject({ code: 'ENOTFOUND' })
})
