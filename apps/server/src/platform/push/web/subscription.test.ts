import { ECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createBrowser } from '../../../testing/push/browser.ts'
import { parseSubscription } from './subscription.ts'

type Json = { endpoint: string; keys: { p256dh: string; auth: string } } & Record<string, unknown>
const valid = (): Json => JSON.parse(createBrowser().token) as Json
const parse = (fields: unknown) => parseSubscription(JSON.stringify(fields))
const withEndpoint = (endpoint: string) => parse({ ...valid(), endpoint })

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-_',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QDkj',
  'https://wns2-am3p.notify.windows.com/w/?token=BQYAAAD%2bfw%3d%3d',
])('%s is an address of a push service', (endpoint) => {
  expect(withEndpoint(endpoint)).toMatchObject({ endpoint, host: new URL(endpoint).host })
})

test('fields that browsers may add later are ignored', () => {
  const fields = valid()
  expect(
    parse({ ...fields, supportedContentEncodings: ['aes128gcm'], keys: { ...fields.keys, other: 'x' } }),
  ).toEqual({
    endpoint: fields.endpoint,
    host: 'push.example.org',
    keys: fields.keys,
  })
})

describe.each<[string, string[]]>([
  [
    'another scheme',
    ['http://push.example.org/x', 'ftp://push.example.org/x', 'javascript:alert(1)', 'file:///etc/passwd'],
  ],
  ['no address', ['', 'push.example.org', '/send/1', 'https://']],
  ['another port', ['https://push.example.org:22/x', 'https://push.example.org:8443/x']],
  ['credentials', ['https://user@push.example.org/x', 'https://:password@push.example.org/x']],
  [
    'an address instead of a name',
    [
      'https://127.0.0.1/x',
      'https://8.8.8.8/x',
      'https://2130706433/x',
      'https://0x7f000001/x',
      'https://0177.0.0.1/x',
      'https://127.1/x',
      'https://[::1]/x',
      'https://[::ffff:7f00:1]/x',
      'https://１２７.0.0.1/x',
    ],
  ],
  [
    'a private name',
    [
      'https://localhost/x',
      'https://LOCALHOST/x',
      'https://a.localhost/x',
      'https://localhost./x',
      'https://push.example.org./x',
      'https://database/x',
      'https://metadata.google.internal/x',
      'https://printer.local/x',
      'https://router.lan/x',
      'https://1.0.0.127.in-addr.arpa/x',
    ],
  ],
  ['too long', [`https://push.example.org/${'x'.repeat(2048)}`]],
])('an endpoint is refused: %s', (_, endpoints) => {
  test.each(endpoints)('%s', (endpoint) => {
    expect(withEndpoint(endpoint)).toBeNull()
  })
})

test('a fragment is not sent', () => {
  expect(withEndpoint('https://push.example.org/x?y=1#z')?.endpoint).toBe('https://push.example.org/x?y=1')
})

/** The same point in its shorter form, which RFC 8291 does not allow. */
const compressed = ECDH.convertKey(valid().keys.p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed')
const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url')

test.each<[string, unknown]>([
  ['no object', 'text'],
  ['null', null],
  ['a list', []],
  ['no keys', { endpoint: valid().endpoint }],
  ['no secret', { ...valid(), keys: { p256dh: valid().keys.p256dh } }],
  ['a short secret', { ...valid(), keys: { ...valid().keys, auth: Buffer.alloc(15).toString('base64url') } }],
  ['a long secret', { ...valid(), keys: { ...valid().keys, auth: Buffer.alloc(17).toString('base64url') } }],
  [
    'a secret that is not base64url',
    { ...valid(), keys: { ...valid().keys, auth: `${valid().keys.auth}==` } },
  ],
  ['a point that is not on the curve', { ...valid(), keys: { ...valid().keys, p256dh: offCurve } }],
  ['a compressed point', { ...valid(), keys: { ...valid().keys, p256dh: compressed } }],
  ['a short point', { ...valid(), keys: { ...valid().keys, p256dh: valid().keys.p256dh.slice(0, 80) } }],
  ['a number as a key', { ...valid(), keys: { ...valid().keys, p256dh: 4 } }],
])('is refused: %s', (_, fields) => {
  expect(parse(fields)).toBeNull()
})

test('text that is not JSON is refused', () => {
  expect(['', '{', 'a:device-token', '{"endpoint":'].map(parseSubscription)).toEqual([null, null, null, null])
})
