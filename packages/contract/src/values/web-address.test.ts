import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { updateAppAsAdmin } from '../administration/administration-apps.ts'
import { createPublicationAsManager } from '../publications/publications-as-manager.ts'
import { isWebAddress, webAddressOf } from './web-address.ts'

test.each([
  ['https://example.com', true],
  ['HTTP://example.com/a?b=c#d', true],
  ['http://localhost:3000', true],
  ['example.com', false],
  ['ftp://example.com', false],
  ['javascript:https://example.com', false],
  ['http:https://example.com', false],
  ['https:///example.com', false],
  ['https://\\example.com', false],
  ['https:\\\\example.com', false],
  ['https:// example.com', false],
  ['https://exa mple.com', false],
  ['https://[not-an-address', false],
  ['https://[2001:db8::1]:8443/a', true],
  ['https://192.0.2.1/a', true],
  ['https://a_b.example.com./', true],
  ['https://müsli.example', true],
  ['https://a"b.example', false],
  ['https://a`b.example', false],
  ['https://a{b.example', false],
  ['https://a*b.example', false],
  ['https://a%20b.example', false],
  ['https://a..example', false],
  ['https://example.com:port', false],
  ['https://user@example.com', false],
  ['https://:secret@example.com', false],
  ['https://user:secret@example.com', false],
  ['https://example.com/\ud800', false],
])('%j is a web address: %s', (text, expected) => expect(isWebAddress(text)).toBe(expected))

test.each([
  ['  https://example.com/a  ', 'https://example.com/a'],
  ['https://example.com/ein zwei', 'https://example.com/ein%20zwei'],
  ['https://example.com/ein\u00a0zwei', 'https://example.com/ein%20zwei'],
  ['https://example.com/?q=ein zwei', 'https://example.com/?q=ein%20zwei'],
  ['https://example.com\\Ordner\\Datei.pdf', 'https://example.com/Ordner/Datei.pdf'],
  ['https://example.com/?pfad=C:\\Datei', 'https://example.com/?pfad=C:%5CDatei'],
  // Copied out of a document, a chat, or a text that runs from right to left.
  ['https://exam\u200bple.com/a\u00adb', 'https://example.com/ab'],
  ['\ufeffhttps://example.com/a\u200b', 'https://example.com/a'],
  ['https://example.com/\u202egpj.exe', 'https://example.com/gpj.exe'],
  ['https://example.com/a\u200db', 'https://example.com/ab'],
  ['https://example.com/ei\tn\nzwei', 'https://example.com/einzwei'],
  ['https://example.com/"a"<b>', 'https://example.com/%22a%22%3Cb%3E'],
  // Such a name only looks as if it were before the host.
  ['https://example.com\\@evil.example', 'https://example.com/@evil.example'],
])('%j becomes %j', (text, address) => expect(webAddressOf(text)).toBe(address))

test.each([
  'https://example.com',
  'https://de.wikipedia.org/wiki/M%C3%BCsli',
  'https://de.wikipedia.org/wiki/Müsli',
  'https://müsli.example/a?b=1&c=2#d',
  // A heart is two characters, of which the second one is invisible; a family is joined.
  'https://example.com/❤\ufe0f',
])('%j stays as it is', (text) => expect(webAddressOf(text)).toBe(text))

test('a joiner between letters that need it stays part of the address', () =>
  expect(webAddressOf('https://example.com/می\u200cخواهم')).toBe(
    'https://example.com/%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88%D8%A7%D9%87%D9%85',
  ))

test.each([
  ['link', createPublicationAsManager],
  ['appStoreLink', updateAppAsAdmin],
  ['playStoreLink', updateAppAsAdmin],
] as const)('the field %s takes the address that was meant', (field, { input }) => {
  const { shape } = input as unknown as { shape: Record<string, z.ZodMiniType> }
  expect(shape[field]?.parse(' https://example.com/ein zwei\u200b')).toBe('https://example.com/ein%20zwei')
})
