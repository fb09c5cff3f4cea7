import { expect, test } from 'vitest'
import { androidShellOf, isIosShell, OptionalAndroidShell } from './shell.ts'

const [ONE, OTHER] = ['AB', '0F'].map((byte) => Array(32).fill(byte).join(':')) as [string, string]

test('a native app for Android is its package and the fingerprints after it, however they are separated', () => {
  const expected = { packageName: 'de.firma.app', fingerprints: [ONE, OTHER] }
  for (const text of [
    `de.firma.app ${ONE} ${OTHER}`,
    ` de.firma.app\n${ONE.toLowerCase()},\n${OTHER}\n`,
    `de.firma.app; ${ONE}; ${OTHER}; ${ONE}`,
  ]) {
    expect(androidShellOf(text)).toEqual(expected)
    expect(OptionalAndroidShell.parse(text)).toBe(`de.firma.app ${ONE} ${OTHER}`)
  }
})

test.each([
  '',
  'de.firma.app',
  `app ${ONE}`,
  `de..app ${ONE}`,
  `de.1firma.app ${ONE}`,
  `de.firma-app ${ONE}`,
  `${ONE} de.firma.app`,
  `de.firma.app ${ONE.slice(3)}`,
  `de.firma.app ${ONE.replaceAll(':', '')}`,
  `de.firma.app ${ONE} kein Fingerabdruck`,
  `de.firma.app ${ONE}:AB`,
  `de.${'x'.repeat(253)} ${ONE}`,
  `de.firma.app ${Array.from({ length: 11 }, (_, at) => ONE.replace('AB', String(at + 10))).join(' ')}`,
])('%j is not a shell', (text) => expect(androidShellOf(text)).toBeNull())

test.each([
  ['A1B2C3D4E5.de.firma.app', true],
  ['A1B2C3D4E5.de.firma-app.Coach2', true],
  ['de.firma.app', false],
  ['A1B2C3D4E.de.firma.app', false],
  ['A1B2C3D4E5', false],
  ['A1B2C3D4E5.app', false],
  ['A1B2C3D4E5.de.firma_app', false],
  ['A1B2C3D4E5.de.firma.*', false],
  [`A1B2C3D4E5.de.${'x'.repeat(250)}`, false],
])('%j is a native app for iOS: %s', (text, expected) => expect(isIosShell(text)).toBe(expected))
