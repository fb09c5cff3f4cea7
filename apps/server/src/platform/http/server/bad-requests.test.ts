import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { login } from '@wohlauf/contract/authentication/authentication'
import { getModules } from '@wohlauf/contract/modules/modules'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { REFUSALS, type RefusalBody } from '@wohlauf/contract/refusals'
import { createContactMessage } from '@wohlauf/contract/support/support'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { serveSites } from './sites.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => lines.push(line) })
const folder = mkdtempSync(join(tmpdir(), 'wohlauf-bad-requests-'))
mkdirSync(join(folder, 'assets'))
for (const name of ['index.html', 'admin.html', 'assets/main.js']) writeFileSync(join(folder, name), 'x')
const { server, pool, services, clock } = testServer
await serveSites(server, folder, { pool, services, clock: clock.now })
afterAll(async () => {
  await testServer.stop()
  rmSync(folder, { recursive: true, force: true })
})
const app = await testServer.createApp()
beforeAll(() => server.listen({ port: 0, host: '127.0.0.1' }))

/** Written to the socket unchanged; some clients send such requests. */
const sendRaw = async (text: string | Buffer): Promise<string> => {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return answer
}
const raw = (line: string, headers: readonly string[] = [], body: string | Buffer = '') =>
  sendRaw(
    Buffer.concat([
      Buffer.from(
        [`${line} HTTP/1.1`, `host: ${app.host}`, 'connection: close', ...headers, '', ''].join('\r\n'),
        'latin1',
      ),
      Buffer.from(body),
    ]),
  )
const post = (headers: readonly string[], body: string | Buffer = '{}', path: string = login.path) =>
  raw(
    `POST ${path}`,
    ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, ...headers],
    body,
  )

const PACKED = gzipSync('{}')
const ENCODINGS = [
  'gzip',
  'br',
  'deflate',
  'zstd',
  'x-gzip',
  'compress',
  'gzip, gzip',
  'identity, gzip',
  'ö',
  ',',
]
const ODD_PATHS = [
  '%',
  '%2',
  '%zz',
  '%E0%A4%A',
  '%C0%AE%C0%AE/',
  '%00',
  'main.js%00',
  'main.js%00.css',
  '..',
  '../',
  '../../etc/passwd',
  '..%2findex.html',
  '..%5cindex.html',
  '%2e%2e/index.html',
  '%2e%2e%2findex.html',
  '.%2e/.%2e/',
  '.env',
  '.',
  '/',
  '//',
  '\\',
  'a/b/c/d',
  'main.js/',
  'main.js/x',
  '%ff%fe',
  '%F0%9F%92%A9',
  '%0d%0aSet-Cookie:x=1',
  '~',
  '*',
  '?',
  '%3f',
  '%23',
  'x'.repeat(255),
  'x'.repeat(256),
  'x'.repeat(5000),
  `${'a/'.repeat(2000)}b`,
  'x%2f'.repeat(2000),
  '../'.repeat(2000),
]

/** Each gets a status of its own kind, 400 to 499, or is harmless. */
const BAD: Record<string, () => Promise<string>> = {
  ...Object.fromEntries(
    ENCODINGS.flatMap((encoding) =>
      Object.entries({ plain: '{}', packed: PACKED, brotli: brotliCompressSync('{}'), nothing: '' }).map(
        ([kind, body]) => [
          `a body of ${kind} declared as ${encoding}`,
          () => post([`content-encoding: ${encoding}`], body),
        ],
      ),
    ),
  ),
  ...Object.fromEntries(
    ['/assets/', '/', '/api/', '/api/files/images/', '/health/'].flatMap((below) =>
      ODD_PATHS.map((path) => [
        `GET ${below}${path.slice(0, 40)} (${path.length})`,
        () => raw(`GET ${below}${path}`),
      ]),
    ),
  ),
  'a compressed form': () =>
    raw(
      `POST ${updateModuleImageAsManager.path}`,
      [
        'content-type: multipart/form-data; boundary=x',
        'content-encoding: gzip',
        `content-length: ${PACKED.length}`,
      ],
      PACKED,
    ),
  'a form without a boundary': () =>
    raw(
      `POST ${updateModuleImageAsManager.path}`,
      ['content-type: multipart/form-data', 'content-length: 2'],
      '{}',
    ),
  'a malformed content type': () => post(['content-type: ;;;']),
  'an empty content type': () => post(['content-type:']),
  'a length that is not a number': () => post(['content-length: x']),
  'two lengths': () => post(['content-length: 2', 'content-length: 3']),
  'both length and chunks': () => post(['transfer-encoding: chunked']),
  'malformed chunks': () =>
    raw(`POST ${login.path}`, ['content-type: application/json', 'transfer-encoding: chunked'], 'zz\r\n{}'),
  'an unknown transfer encoding': () =>
    raw(`POST ${login.path}`, ['content-type: application/json', 'transfer-encoding: gzip'], '{}'),
  'oversized headers': () => raw('GET /', [`x-long: ${'x'.repeat(20_000)}`]),
  'a path that is too long': () => raw(`GET /${'x'.repeat(20_000)}`),
  'a header without a name': () => raw('GET /', [': x']),
  'a header with a NUL': () => raw('GET /', ['x-nul: a\0b']),
  'an unknown method': () => raw('BREW /coffee'),
  'a WebDAV method': () => raw('PROPFIND /assets/main.js'),
  TRACE: () => raw('TRACE /'),
  'an upgrade': () => raw('GET /', ['upgrade: websocket', 'connection: upgrade']),
  'an expectation': () => post(['expect: the-unexpected']),
  'bytes that are not HTTP': () => sendRaw('hello\r\n\r\n'),
  'TLS on a plain port': () => sendRaw(Buffer.from('16030100a5010000a10303', 'hex')),
  'an old version': () => sendRaw('GET / HTTP/0.9\r\n\r\n'),
  'a future version': () => sendRaw('GET / HTTP/9.9\r\n\r\n'),
  'no host': () => sendRaw('GET / HTTP/1.1\r\nconnection: close\r\n\r\n'),
  'the address of another server': () => raw('GET http://[::1/'),
  'a star': () => raw('OPTIONS *'),
  'a range beyond the file': () => raw('GET /assets/main.js', ['range: bytes=100-200']),
  'a malformed range': () => raw('GET /assets/main.js', ['range: bytes=x-y,,,']),
  'a condition that fails': () => raw('GET /assets/main.js', ['if-match: "x"']),
  'a malformed date': () => raw('GET /assets/main.js', ['if-unmodified-since: never']),
  'a malformed query': () => raw(`GET ${getModules.path}?%E0%A4%A&a[b]=1&__proto__=x&=`),
  'a deeply nested body': () => post([], '['.repeat(100_000)),
  'a body with half a character': () => post([], Buffer.from([0x22, 0xc3, 0x22])),
  'a body that names the prototype': () => post([], '{"__proto__":{"x":1},"constructor":{"prototype":1}}'),
  'a body of the wrong kind': () => post([], '7', createContactMessage.path),
  'a malformed origin': () => post(['origin: ://']),
  'malformed languages': () => raw('GET /', ['accept-language: ;q=x', 'accept-encoding: ;;;q=9']),
}

/** Messages of the framework itself must not appear; answers are German refusals, documents and files. */
const ENGLISH =
  /"error":|"statusCode"|Bad Request"|Service Unavailable|Not Found"|FST_|node_modules|at .*\.[jt]s/

describe.each(Object.entries(BAD))('%s', (_, ask) => {
  test('is never an internal error, and leaves no stack in the log', async () => {
    lines.length = 0
    const answer = await ask()
    const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s)
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? []
    expect(Number(status), answer.slice(0, 300)).toBeLessThan(500)
    expect(answer).not.toMatch(ENGLISH)
    for (const line of lines) expect(line).not.toMatch(/unexpected error|unavailable|"at":/)
    if (Number(status) < 400 || /^content-type: text\/html/im.test(head)) return
    // Node answers some requests by itself: a status with an empty body, possibly as the last of no chunks.
    if (body.replace(/^0\s*$/, '') === '') return
    const refusal = JSON.parse(/\{.*\}/s.exec(body)?.[0] ?? '') as RefusalBody
    expect([refusal.message, Number(status)]).toEqual([
      REFUSALS[refusal.identifier].message,
      REFUSALS[refusal.identifier].status,
    ])
  })
})

test('a compressed body is refused by its format, an uncompressed one is read', async () => {
  for (const encoding of ['gzip', 'br', 'nonsense'])
    expect(await post([`content-encoding: ${encoding}`], PACKED)).toMatch(/^HTTP\/1\.1 415 /)
  expect(await post(['content-encoding: identity'])).toMatch(/^HTTP\/1\.1 400 [\s\S]*"not-valid"/)
})

test('an answer to bytes that are not a request has the headers of every answer', async () => {
  const answer = await sendRaw('hello\r\n\r\n')
  for (const header of [
    'x-request-id: ',
    'app-version: ',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
  ])
    expect(answer).toContain(header)
  expect(answer).toContain(REFUSALS['not-readable'].message)
})

test('a permanently cached file is not cached when it is refused', async () => {
  expect(await raw('GET /assets/main.js')).toMatch(/^HTTP\/1\.1 200 [\s\S]*immutable/)
  const refusedRange = await raw('GET /assets/main.js', ['range: bytes=100-200'])
  expect(refusedRange).toMatch(/^HTTP\/1\.1 400 /)
  expect(refusedRange).not.toContain('immutable')
})
