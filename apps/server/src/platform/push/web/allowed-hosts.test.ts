import { expect, test } from 'vitest'
import { isAllowedHost } from './allowed-hosts.ts'

test.each<[string, string[] | null, boolean]>([
  ['push.example.org', null, true],
  ['push.example.org', ['push.example.org'], true],
  ['push.example.org', ['other.example.org', '*.example.org'], true],
  ['a.b.example.org', ['*.example.org'], true],
  ['example.org', ['*.example.org'], false],
  ['evilexample.org', ['*.example.org'], false],
  ['a.example.org.evil.net', ['*.example.org'], false],
  ['push.example.org.evil.net', ['push.example.org'], false],
  ['push.example.org', [], false],
])('%s under %o: %s', (host, allowed, expected) => {
  expect(isAllowedHost(host, allowed)).toBe(expected)
})
