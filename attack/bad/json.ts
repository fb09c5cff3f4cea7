import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { GARBAGE_BODIES } from '../../apps/server/src/conformance/requests/garbage.ts'
import { compose, type Maker, usualHeaders } from './request.ts'
import { anyValue, oddJson } from './values.ts'

/** A valid body with some bytes changed, removed, repeated or cut off. */
const brokenBody: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  let body = Buffer.from(JSON.stringify(inputFor(operation)))
  for (let turn = 0; turn <= random.below(4); turn += 1) {
    const at = random.below(body.length + 1)
    const [before, after] = [body.subarray(0, at), body.subarray(at)]
    body = Buffer.concat(
      random.pick([
        [before, random.bytes(1 + random.below(4)), after],
        [before, after.subarray(1)],
        [before, after.subarray(0, 8), after],
        [before],
        [before, Buffer.from(random.pick(['"', '{', '}', '[', ',', ':', '\\', '\0', '\\u0000'])), after],
      ]),
    )
  }
  return { bytes: compose({ target: operation.path, headers: usualHeaders(ingredients, operation), body }) }
}

const oddField: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  const input = inputFor(operation)
  const field = random.pick([...Object.keys(input), 'appId', 'userId', '__proto__'])
  // Composed as text, because assigning `__proto__` would change the object's prototype.
  const value = JSON.stringify(anyValue(random)) ?? 'null'
  const rest = JSON.stringify({ ...input, [field]: undefined }).slice(1)
  const body = `{${JSON.stringify(field)}:${value}${rest === '}' ? '' : ','}${rest}`
  return { bytes: compose({ target: operation.path, headers: usualHeaders(ingredients, operation), body }) }
}

const oddBody: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  const field = random.pick([...Object.keys(inputFor(operation)), 'a'])
  const body = random.chance(0.2) ? random.pick(Object.values(GARBAGE_BODIES)) : oddJson(random, field)
  return { bytes: compose({ target: operation.path, headers: usualHeaders(ingredients, operation), body }) }
}

const ENCODINGS = [
  'gzip',
  'GZIP',
  'br',
  'deflate',
  'identity',
  'x-gzip',
  'zstd',
  'gzip, gzip',
  '',
  'nonsense',
  '*',
  'identity, gzip',
  'chunked',
]

/** Compressed bodies, with a matching or another content-encoding. */
const coded: Maker = (ingredients) => {
  const { random, posts, inputFor } = ingredients
  const operation = random.pick(posts)
  const plain = random.chance(0.8)
    ? Buffer.from(JSON.stringify(inputFor(operation)))
    : Buffer.from(`{"a":"${'0'.repeat(2_000_000)}"}`)
  const body = random.pick([
    gzipSync,
    deflateSync,
    brotliCompressSync,
    (same: Buffer) => same.subarray(0, 100_000),
  ])(plain)
  const encoding = random.pick(ENCODINGS)
  const headers = [...usualHeaders(ingredients, operation), ['content-encoding', encoding] as const]
  return { bytes: compose({ target: operation.path, headers, body }) }
}

const TYPES = [
  'application/json; charset=utf-16',
  'application/json;charset=',
  'application/json;;;',
  'application/json, text/html',
  'APPLICATION/JSON',
  'application/jsonp',
  'application/vnd.api+json',
  'text/plain',
  'text/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/xml',
  '*/*',
  '/',
  ';',
  ' ',
  'application/json\tx',
  'application/octet-stream',
  'a'.repeat(4000),
  'application/json; __proto__=1',
]

const oddType: Maker = (ingredients) => {
  const { random, posts, uploads, inputFor } = ingredients
  const operation = random.pick(random.chance(0.8) ? posts : uploads)
  const headers = [...usualHeaders(ingredients, operation, random.chance(0.1) ? null : random.pick(TYPES))]
  if (random.chance(0.2)) headers.push(['content-type', random.pick(TYPES)])
  const body = random.pick([JSON.stringify(inputFor(operation)), '', '{}', 'a=1&b=2', '<a/>'])
  return { bytes: compose({ target: operation.path, headers, body }) }
}

export const JSON_MAKERS: readonly Maker[] = [brokenBody, oddField, oddField, oddBody, coded, oddType]
