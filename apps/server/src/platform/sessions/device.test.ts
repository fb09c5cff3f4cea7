import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome auf Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari auf iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox auf Linux'],
  ['curl/8.9.1', ''],
  ['', ''],
  [undefined, ''],
])('%s is recognised as "%s"', (userAgent, name) => {
  expect(deviceOf(userAgent)).toBe(name)
})

test('the name is short however long the header is', () => {
  expect(
    deviceOf(`Mozilla/5.0 (${'Windows NT '.repeat(500)}) Chrome/140.0.0.0 Safari/537.36`).length,
  ).toBeLessThan(81)
})

test('an invented name is truncated', () => {
  expect(deviceOf(`${'x'.repeat(200)}/1.0 y`)).toBe('x'.repeat(80))
})
