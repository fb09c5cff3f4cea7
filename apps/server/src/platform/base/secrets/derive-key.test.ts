import { expect, test } from 'vitest'
import { deriveKey, type KeyPurpose, keyIdOf } from './derive-key.ts'

const KEY = 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGFuZCBtb3Jl'
const PURPOSES: KeyPurpose[] = [
  'key-id',
  'database-role',
  'mailed-link',
  'calendar-feed',
  'throttle',
  'limit',
  'network',
  'private-image',
  'web-push',
  'second-factor',
]

test('each purpose, each detail and each secret key has its own key, always the same', () => {
  const derive = () =>
    [KEY, KEY.toUpperCase()].flatMap((key) =>
      PURPOSES.flatMap((purpose) =>
        ['', 'one', 'other'].map((detail) => deriveKey(key, purpose, detail).toString('hex')),
      ),
    )
  const keys = derive()
  expect(new Set(keys).size).toBe(keys.length)
  expect(derive()).toEqual(keys)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test('is the HKDF of RFC 5869, so that the derived keys outlive this code', () => {
  // printf … | openssl kdf -keylen 32 -kdfopt digest:SHA256 -kdfopt key:… -kdfopt info:wohlauf/throttle/1/ -binary HKDF
  expect(deriveKey(KEY, 'throttle').toString('hex')).toBe(
    '2c79f03fdf9a91f320deab450041e19752673848229708c1693db94e92e4a0c1',
  )
})

test('the id identifies a key, and is not part of any other key', () => {
  expect(keyIdOf(KEY)).toMatch(/^[0-9a-f]{16}$/)
  expect(keyIdOf(KEY)).not.toBe(keyIdOf(`${KEY}x`))
})
