import { describe, expect, test } from 'vitest'
import { isSameAddress } from '../rules/same-address.ts'
import { storedForm, storedFormOfPart } from './email-address.ts'
import { shownAddress, shownDomain } from './readable-address.ts'

describe('an address is shown as people write it, and stored as the DNS knows it', () => {
  test.each([
    ['anna@xn--mller-kva.example', 'anna@müller.example'],
    ['anna@post.xn--mller-kva.example', 'anna@post.müller.example'],
    ['anna@xn--strae-oqa.example', 'anna@straße.example'],
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
    ['anna@xn--collegi-xma.example', 'anna@col·legi.example'],
    ['anna@firma.example', 'anna@firma.example'],
  ])('%s: %s', (ascii, readable) => {
    expect(shownAddress(ascii)).toBe(readable)
    expect(storedForm(readable)).toBe(ascii)
    expect(storedForm(ascii)).toBe(ascii)
  })
})

test.each([
  'anna@xn--a.example',
  'anna@xn--.example',
  'xn--mller-kva',
  '',
  'Gelöschtes Konto',
  // Its Punycode contains "firma": a reader would take it for another domain.
  'anna@xn--firma-.example',
])('%j is shown as it is', (text) => {
  expect(shownAddress(text)).toBe(text)
})

test('a domain is shown alone', () => expect(shownDomain('xn--mller-kva.example')).toBe('müller.example'))

test.each([
  ['Anna@Müller.example ', 'anna@xn--mller-kva.example', true],
  ['anna@mu\u0308ller.example', 'anna@müller.example', true],
  ['anna@muller.example', 'anna@müller.example', false],
  ['anna@strasse.example', 'anna@straße.example', false],
  ['', 'anna@müller.example', false],
])('%j and %j are the same address: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame)
})

test.each([
  ['müller', 'xn--mller-kva'],
  ['müller.ex', 'xn--mller-kva.ex'],
  ['jörg@müller', 'jörg@xn--mller-kva'],
  ['anna@', 'anna@'],
  ['firma', 'firma'],
  ['a b%_', 'a b%_'],
  ['', ''],
])('the part %j is searched as %j', (part, ascii) => expect(storedFormOfPart(part)).toBe(ascii))
