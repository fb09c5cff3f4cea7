import { compose, type Maker, usualHeaders } from './request.ts'

const LENGTHS = [
  '-1',
  '0',
  '1',
  '+5',
  '0x10',
  '1e3',
  '99999999999999999999',
  ' ',
  'abc',
  '5, 5',
  '5, 6',
  '1.5',
  '١',
]

const oddLength: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  const body = JSON.stringify(inputFor(operation))
  const length = random.pick([
    ...LENGTHS,
    String(body.length + 1 + random.below(50)),
    String(random.below(body.length + 1)),
  ])
  const bytes = compose({
    target: operation.path,
    headers: usualHeaders(ingredients, operation),
    body,
    length,
  })
  return { bytes, isHalf: true }
}

const CHUNK_SIZES = [
  '',
  'g',
  '-1',
  '0x5',
  ' 5',
  '5 ',
  '5;a=b',
  '5;'.padEnd(3000, 'x'),
  'ffffffffffffffffffff',
  '00000005',
  '5\n',
  '٥',
]

const oddChunks: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  const text = JSON.stringify(inputFor(operation))
  const size = () => (random.chance(0.5) ? random.pick(CHUNK_SIZES) : text.length.toString(16))
  const end = random.pick([
    '0\r\n\r\n',
    '0\r\n',
    '',
    '0\r\ntrailer: 1\r\n\r\n',
    '0\r\ncontent-length: 5\r\n\r\n',
    '\r\n\r\n',
    '0\n\n',
  ])
  const codings = [
    'chunked',
    'Chunked',
    'chunked, chunked',
    'gzip, chunked',
    'identity',
    'chunked\t',
    ' chunked',
    'xchunked',
    'chunked;q=1',
  ]
  const headers = [
    ...usualHeaders(ingredients, operation),
    ['transfer-encoding', random.pick(codings)] as const,
  ]
  const body = `${size()}\r\n${text}\r\n${end}`
  // Both headers together are the basis of request smuggling.
  const length = random.chance(0.3) ? random.pick(['0', '5', String(body.length)]) : null
  return { bytes: compose({ target: operation.path, headers, body, length }), isHalf: true }
}

/** Request lines that are malformed or of another protocol. */
const oddLine: Maker = (ingredients) => {
  const { random, posts, hosts } = ingredients
  const { path } = random.pick(posts)
  const host = `host: ${hosts.app}`
  const first = random.pick([
    `POST ${path}`,
    `POST ${path} HTTP/0.9`,
    `POST ${path} HTTP/1.0`,
    `POST ${path} HTTP/2.0`,
    `POST ${path} HTTP/9.9`,
    `POST ${path} HTTP/1.1 x`,
    `POST  ${path}  HTTP/1.1`,
    `post ${path} HTTP/1.1`,
    `P\0ST ${path} HTTP/1.1`,
    `POST http://${hosts.app}${path} HTTP/1.1`,
    `POST http://evil.example${path} HTTP/1.1`,
    `POST * HTTP/1.1`,
    `OPTIONS * HTTP/1.1`,
    `CONNECT evil.example:443 HTTP/1.1`,
    `TRACE ${path} HTTP/1.1`,
    `PROPFIND ${path} HTTP/1.1`,
    `QUERY ${path} HTTP/1.1`,
    `GET ${path} HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade`,
    `GET ${path} HTTP/1.1\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQCAAAAAAIAAAAA`,
    'PRI * HTTP/2.0',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '',
    '\0\0\0\0',
    random.bytes(1 + random.below(200)).toString('latin1'),
  ])
  const lineEnd = random.pick(['\r\n', '\r\n', '\n', '\r'])
  const more = random.pick([
    '',
    `x: 1${lineEnd} folded`,
    'no colon',
    ': no name',
    'na me: 1',
    'x:\x01',
    'expect: 100-continue',
    'expect: nonsense',
  ])
  const text = [first, host, ...(more ? [more] : []), 'connection: close', '', ''].join(lineEnd)
  return { bytes: Buffer.from(text, 'latin1'), isHalf: true }
}

/** A second request pipelined behind the first one. */
const behind: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  const one = compose({
    target: operation.path,
    headers: usualHeaders(ingredients, operation),
    body: JSON.stringify(inputFor(operation)),
  })
  const keepsOpen = Buffer.from(
    one.toString('latin1').replace('connection: close', 'connection: keep-alive'),
    'latin1',
  )
  return {
    bytes: Buffer.concat([
      keepsOpen,
      random.pick([one, one.subarray(0, random.below(one.length)), Buffer.from('\r\n\r\n')]),
    ]),
    isHalf: true,
  }
}

export const TRANSFER_MAKERS: readonly Maker[] = [oddLength, oddChunks, oddLine, behind]
