import { GARBAGE_SEGMENTS } from '../../apps/server/src/conformance/requests/garbage.ts'
import { compose, type Maker, usualHeaders } from './request.ts'
import { PROTOTYPE_NAMES } from './values.ts'

const PIECES = [
  '..',
  '.',
  '%2e%2e',
  '%2e',
  '%2f',
  '%5c',
  '\\',
  '//',
  '%00',
  '%ff',
  '%',
  '%zz',
  ';a=b',
  '..;',
  '~',
  '%c0%af',
  '%u002e',
  '.env',
  '.git/config',
  'package.json',
  'assets',
  'api',
  'health',
  'images',
  '__proto__',
  'constructor',
  '*',
  ':id',
  '{id}',
  '\x80',
  "'",
  '"',
  '<script>',
  '%0d%0aset-cookie:a=b',
  '%ed%a0%80',
  'index.html',
  'admin',
  'sw.js',
  'x'.repeat(300),
]
const ROOTS = [
  '/',
  '/assets/',
  '/api/',
  '/api/images/',
  '/images/',
  '/api/unauthorized/',
  '/health/',
  '/verwaltung/',
  '/profil/',
  '/api/openapi.json/',
]

const oddPath: Maker = (ingredients) => {
  const { random, hosts } = ingredients
  const path =
    random.pick(ROOTS) +
    Array.from({ length: 1 + random.below(5) }, () => random.pick(PIECES)).join(random.pick(['/', '']))
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
  const headers: [string, string][] = [['host', random.chance(0.9) ? hosts.app : hosts.admin]]
  if (random.chance(0.2))
    headers.push([
      'range',
      random.pick([
        'bytes=0-',
        'bytes=-1',
        'bytes=5-1',
        'bytes=0-0,1-1,2-2',
        `bytes=${'9'.repeat(30)}-`,
        'lines=1',
        'bytes=a-b',
      ]),
    ])
  if (random.chance(0.2))
    headers.push(['if-none-match', random.pick(['*', '"', 'W/', '"x"'.repeat(200), '\x80'])])
  if (random.chance(0.2))
    headers.push([
      'if-modified-since',
      random.pick(['never', '0', `Thu, 01 Jan ${'9'.repeat(20)} 00:00:00 GMT`]),
    ])
  if (random.chance(0.2))
    headers.push([
      'accept-encoding',
      random.pick(['*', 'br;q=0', 'gzip;q=nan', ', ,', 'identity;q=0', '__proto__']),
    ])
  return {
    bytes: compose({
      method,
      target: path,
      headers,
      length: method === 'GET' || method === 'HEAD' ? null : '0',
    }),
    isHalf: method === 'HEAD',
  }
}

/** GET requests with duplicate, nested or malformed query parameters. */
const oddQuery: Maker = (ingredients) => {
  const { random, gets } = ingredients
  const operation = random.pick(gets)
  const segment = operation.pathField ? random.pick(GARBAGE_SEGMENTS) : ''
  const path = operation.path.replace(/:\w+$/, segment)
  const names = [...PROTOTYPE_NAMES, 'appId', 'userId', 'token', 'a[b]', 'a[]', 'a.b', '%00', '%ff', '']
  const query = Array.from(
    { length: random.below(6) },
    () => `${random.pick(names)}=${random.pick(['', '1', '%', '%00', '[object Object]', 'x'.repeat(2000)])}`,
  )
  const target = `${path}?${query.join('&').replaceAll(' ', '+')}`
  const headers = [
    ...usualHeaders(ingredients, operation, null),
    ...(random.chance(0.5) ? [['app-version', random.pick(['1', '', '\x80', '-1'])] as const] : []),
  ]
  return {
    bytes: compose({ method: 'GET', target, headers, length: random.chance(0.1) ? '2' : null, body: '' }),
    isHalf: true,
  }
}

const HOSTS = [
  '',
  ' ',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'admin.',
  'admin',
  'ADMIN.test',
  'evil.example',
  'a'.repeat(300),
  "a'b",
  '..',
  'a:b:c',
  'a:99999',
  '\x80',
  '__proto__',
  '%00',
  'app@evil.example',
  'app/../x',
  'a,b',
  '*',
]

/** Duplicate, contradictory and malformed headers, and forged proxy headers. */
const oddHeaders: Maker = (ingredients) => {
  const { random, posts, inputFor, world, hosts } = ingredients
  const operation = random.pick(posts)
  const headers = [...usualHeaders(ingredients, operation)]
  const own = random.pick([hosts.app, hosts.admin])
  const odd: (() => [string, string])[] = [
    () => ['host', random.pick([...HOSTS, own])],
    () => ['x-forwarded-host', random.pick([...HOSTS, own])],
    () => [
      'x-forwarded-for',
      random.pick([
        '',
        'x',
        '::',
        '1.2.3.4, 5.6.7.8',
        '999.999.999.999',
        '::ffff:1.2.3.4',
        '127.0.0.1',
        'a'.repeat(3000),
        '\x80',
        '[::1]:80',
        'fe80::1%eth0',
      ]),
    ],
    () => ['x-forwarded-proto', random.pick(['', 'gopher', 'https,http'])],
    () => [
      'auth-token',
      random.pick([
        '',
        'x',
        'null',
        'undefined',
        '0'.repeat(43),
        '\x80'.repeat(43),
        `${world.tokens.learner}, ${world.tokens.admin}`,
        `${world.tokens.learner} `,
        'x'.repeat(8000),
      ]),
    ],
    () => ['auth-token', random.pick(Object.values(world.tokens).filter((token) => token !== null))],
    () => ['authorization', `Bearer ${world.tokens.admin}`],
    () => ['cookie', `auth-token=${world.tokens.admin}; __proto__=1`],
    () => [
      'origin',
      random.pick([
        'null',
        'https://evil.example',
        'capacitor://localhost',
        'file://',
        '\x80',
        `http://${own}`,
      ]),
    ],
    () => ['x-http-method-override', 'DELETE'],
    () => [
      'user-agent',
      random.pick(['', '\x80'.repeat(200), 'x'.repeat(8000), '<script>alert(1)</script>']),
    ],
    () => ['app-version', random.pick(['', '\x80', '99999999999'])],
    () => ['mobile-app-version', random.pick(['', '\x80', '{}'])],
    () => [random.pick(PROTOTYPE_NAMES), 'x'],
    () => ['x-request-id', random.pick(['\x80', 'a\tb', 'x'.repeat(3000)])],
    () => [`x-${'y'.repeat(random.below(9000))}`, 'z'.repeat(random.below(9000))],
    () => ['accept', random.pick(['\x80', 'text/html;q=x', ''])],
  ]
  for (let turn = 0; turn <= random.below(4); turn += 1) {
    const [name, value] = random.pick(odd)()
    if (random.chance(0.5)) headers.push([name, value])
    else headers.unshift([name, value])
  }
  if (random.chance(0.02)) for (let at = 0; at < 3000; at += 1) headers.push([`h${at}`, '1'])
  return { bytes: compose({ target: operation.path, headers, body: JSON.stringify(inputFor(operation)) }) }
}

export const ADDRESS_MAKERS: readonly Maker[] = [oddPath, oddPath, oddQuery, oddHeaders]
