const nested = (depth: number): unknown => {
  let value: unknown = 'tief'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}

/** Wrong for a number, a time, an id or a statement; a text field accepts all of them alike. */
export const PLAIN_TEXTS: readonly unknown[] = [
  'x',
  'NaN',
  'today',
  '00000000-0000-0000-0000-00000000000g',
  'ABCDEF00-0000-4000-8000-000000000000',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  "' OR 1=1 --",
]

/**
 * Invalid values for any field: wrong types, values that a database cannot store, and values that break
 * careless code.
 */
export const GARBAGE_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  ...PLAIN_TEXTS,
  'ein\0NUL',
  'halb\ud800',
  '\udc00halb',
  '😀'.repeat(300),
  'x'.repeat(200_000),
  [],
  [null],
  [[]],
  ['MONDAY', 5],
  {},
  { $ne: null },
  { toString: 'x', constructor: { prototype: {} } },
  nested(20),
  nested(40),
]

/** Bodies that are not the expected object. */
export const GARBAGE_BODIES: Readonly<Record<string, string | Buffer>> = {
  null: 'null',
  'a list': '[]',
  'a list of objects': '[{}]',
  'a number': '5',
  'a flag': 'true',
  'a text': '"text"',
  'an open brace': '{',
  'half a key and value': '{"a":',
  'two objects': '{}{}',
  'a trailing comma': '{"a":1,}',
  NaN: '{"a":NaN}',
  'spaces only': '   ',
  'a NUL byte': '\0',
  'an escaped NUL': '{"a":"\\u0000"}',
  'a NUL in a property name': '{"a\\u0000":1}',
  'half a surrogate pair': '{"a":"\\ud800"}',
  'half a surrogate pair in a property name': '{"\\ud800":1}',
  'bytes that are not UTF-8': Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a nested prototype': '{"a":{"__proto__":{"isAdmin":true}}}',
  'forty levels': `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  'a hundred thousand levels': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
}

/** Invalid last segments of a path, as written in a URL. */
export const GARBAGE_SEGMENTS: readonly string[] = [
  '',
  'x',
  '%00',
  '%ff',
  '%zz',
  '%',
  '..%2f..%2f',
  '%2e%2e/login',
  '%ed%a0%80',
  'x'.repeat(43),
  'x'.repeat(101),
  'x'.repeat(10_000),
  '%27%20OR%201=1--',
]
