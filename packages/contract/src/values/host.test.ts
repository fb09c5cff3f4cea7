import './german-errors.ts'
import { expect, test } from 'vitest'
import { HOST_MESSAGES, Host, Hosts } from './host.ts'
import { MESSAGES } from './messages.ts'

const messageOf = (schema: typeof Host | typeof Hosts, value: unknown) => {
  const { success, error } = schema.safeParse(value)
  return success ? null : error.issues[0]?.message
}

test.each([
  'essen.firma.de',
  'localhost',
  'localhost:3000',
  'stress.localhost:3000',
  'xn--gesnder-o2a.de',
  'a.de:65535',
  'administration.firma.de',
  'app.admin.firma.de',
  '127.0.0.1:8080',
  `${'a'.repeat(63)}.de`,
])('takes %s', (host) => {
  expect(messageOf(Host, host)).toBeNull()
})

test.each([
  'firma',
  'https://essen.firma.de',
  'essen.firma.de/login',
  'essen.firma.de.',
  '.firma.de',
  'essen..de',
  '-essen.de',
  'essen-.de',
  'essen_firma.de',
  'gesünder.de',
  'essen firma.de',
  'essen.firma.de:',
  'essen.firma.de:0',
  'essen.firma.de:080',
  'essen.firma.de:65536',
  'essen.firma.de:80',
  'essen.firma.de:443',
  'name@firma.de',
  '*.firma.de',
  '[::1]:3000',
  `${'a'.repeat(64)}.de`,
  `${'a.'.repeat(126)}de`,
])('does not take %s', (host) => {
  expect(messageOf(Host, host)).toBe(HOST_MESSAGES.notValid)
})

test('trims, and writes in lower case', () => {
  expect(Host.parse('  Essen.Firma.DE:3000 ')).toBe('essen.firma.de:3000')
})

test('leaves the hosts of admin sites free', () => {
  for (const host of ['admin.firma.de', 'ADMIN.localhost:3000'])
    expect(messageOf(Host, host)).toBe(HOST_MESSAGES.ofAdmin)
})

test('requires a host, and at least one in a list', () => {
  expect([messageOf(Host, ' '), messageOf(Hosts, [])]).toEqual([MESSAGES.required, MESSAGES.required])
})

test('an error in one host is an error of the list', () => {
  expect(messageOf(Hosts, ['essen.firma.de', 'firma'])).toBe(HOST_MESSAGES.oneNotValid)
  expect(messageOf(Hosts, ['admin.firma.de'])).toBe(HOST_MESSAGES.oneNotValid)
  expect(
    messageOf(
      Hosts,
      Array.from({ length: 51 }, (_, at) => `h${at}.de`),
    ),
  ).toBe(MESSAGES.maxOptions(50))
})

test('keeps each host once', () => {
  expect(Hosts.parse(['b.de', ' B.DE', 'a.de'])).toEqual(['b.de', 'a.de'])
})
