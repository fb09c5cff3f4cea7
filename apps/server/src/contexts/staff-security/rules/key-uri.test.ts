import { expect, test } from 'vitest'
import { keyUri } from './key-uri.ts'

test('an authenticator reads issuer, account, secret and kind of code from the address', () => {
  const uri = new URL(keyUri('ABC234', { issuer: 'Gesund & Fit', account: 'eva+1@firma.example' }))
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(uri.pathname)).toBe('/Gesund & Fit:eva+1@firma.example')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'ABC234',
    issuer: 'Gesund & Fit',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
