import { gzipSync } from 'node:zlib'
import { compose, type Ingredients, type Maker, usualHeaders } from './request.ts'
import { anyValue, PROTOTYPE_NAMES } from './values.ts'

const NAMES = [
  'bild.png',
  '../../etc/passwd',
  '..\\..\\x',
  '',
  '\0',
  'a"b',
  'a\r\nx: 1',
  '.htaccess',
  'CON',
  'x'.repeat(5000),
  '\u202egnp.exe',
  '<svg onload=alert(1)>.png',
  '%2e%2e%2f',
  'blatt.pdf',
  'blatt.docx',
]
const TYPES = [
  'image/png',
  'image/svg+xml',
  'text/html',
  'application/pdf',
  'application/x-msdownload',
  '',
  'x',
  'multipart/mixed; boundary=b',
]

const contents = ({ random }: Ingredients): Buffer =>
  random.pick([
    () => Buffer.alloc(0),
    () => random.bytes(1 + random.below(500)),
    () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    () =>
      Buffer.concat([
        Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1'),
        random.bytes(60),
      ]),
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    () => Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0', 'latin1'),
    () => Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), random.bytes(200)]),
    () => Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'), random.bytes(100)]),
    () => Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
    () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), random.bytes(300)]),
    () => gzipSync(Buffer.alloc(100_000)),
    () => Buffer.alloc(200_000, 65),
    () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), random.bytes(600)]),
  ])()

const quoted = (text: string) => `"${text}"`

/**
 * A form with the expected parts and with unexpected, duplicate, too many or missing ones, with and without its end.
 */
const oddForm: Maker = (ingredients) => {
  const { random, uploads, inputFor } = ingredients
  const operation = random.pick(uploads)
  const boundary = random.pick(['b', 'b', 'b'.repeat(70), '----x', "'()+_,-./:=?"])
  const fields = Object.entries(inputFor(operation)).map(
    ([name, value]) =>
      `content-disposition: form-data; name=${quoted(name)}\r\n\r\n${random.chance(0.7) ? value : JSON.stringify(anyValue(random))}`,
  )
  const odd = Array.from({ length: random.below(4) }, () =>
    random.pick([
      () => `content-disposition: form-data; name=${quoted(random.pick(PROTOTYPE_NAMES))}\r\n\r\n1`,
      () => 'content-disposition: form-data\r\n\r\n1',
      () => 'content-disposition: attachment; name="a"\r\n\r\n1',
      () => '\r\n\r\n1',
      () =>
        `content-disposition: form-data; name="a"\r\ncontent-transfer-encoding: ${random.pick(['base64', 'quoted-printable', 'x'])}\r\n\r\n===`,
      () =>
        `content-disposition: form-data; name="${'n'.repeat(random.below(3000))}"\r\n\r\n${'v'.repeat(random.below(200_000))}`,
      () => `content-disposition: form-data; name*=utf-8''%ff; name="a"\r\n\r\n1`,
      () =>
        'content-disposition: form-data; name="a"\r\ncontent-type: application/json\r\n\r\n{"__proto__":{"x":1}}',
      () => `${'h: 1\r\n'.repeat(random.below(3000))}\r\n1`,
    ])(),
  )
  const part = () => {
    const name = random.chance(0.8)
      ? random.pick([...Object.keys(operation.files), 'a'])
      : random.pick(PROTOTYPE_NAMES)
    const head = `content-disposition: form-data; name=${quoted(name)}; filename=${quoted(random.pick(NAMES))}\r\ncontent-type: ${random.pick(TYPES)}\r\n\r\n`
    return Buffer.concat([Buffer.from(head, 'latin1'), contents(ingredients)])
  }
  const files = Array.from({ length: random.pick([0, 1, 1, 1, 2, 6, 60]) }, part)
  const parts = [
    ...fields.map((text) => Buffer.from(text)),
    ...odd.map((text) => Buffer.from(text)),
    ...files,
  ]
  if (random.chance(0.3)) parts.reverse()
  const separator = Buffer.from(`--${random.chance(0.95) ? boundary : 'other'}\r\n`)
  const end = random.pick([
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n`,
    '',
    `--${boundary}`,
    `--${boundary}--${'x'.repeat(5000)}`,
  ])
  const body = Buffer.concat([
    ...parts.flatMap((each) => [separator, each, Buffer.from('\r\n')]),
    Buffer.from(end),
  ])
  const type = random.pick([
    `multipart/form-data; boundary=${quoted(boundary)}`,
    `multipart/form-data; boundary=${boundary}`,
    'multipart/form-data',
    `multipart/mixed; boundary=${boundary}`,
    `multipart/form-data; boundary=${'y'.repeat(3000)}`,
  ])
  return {
    bytes: compose({ target: operation.path, headers: usualHeaders(ingredients, operation, type), body }),
  }
}

/** A form that ends in the middle. */
const cutForm: Maker = (ingredients) => {
  const { bytes } = oddForm(ingredients)
  return { bytes: bytes.subarray(0, ingredients.random.below(bytes.length)), isHalf: true }
}

export const FILE_MAKERS: readonly Maker[] = [oddForm, oddForm, cutForm]
