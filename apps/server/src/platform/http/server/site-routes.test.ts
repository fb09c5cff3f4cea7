import { expect, test } from 'vitest'
import { createRouteTest, looksLikeFile } from './site-routes.ts'

const isRoute = createRouteTest(['/module', '/module/inhalt/$id', '/email/$token/stoppen', '/a.b'])

test.each(['/', '/module', '/module/', '/Module', '/module/inhalt/7', '/email/x-_Y/stoppen', '/a.b'])(
  '%s is a route',
  (path) => expect(isRoute(path)).toBe(true),
)

test.each([
  '',
  '/modul',
  '/modulee',
  '/x/module',
  '/module/inhalt',
  '/module/inhalt/',
  '/module/inhalt/7/8',
  '/axb',
])('%s is not a route', (path) => expect(isRoute(path)).toBe(path === ''))

test.each([
  '/.env',
  '/.git/config',
  '/module/.env',
  '/%2Eenv',
  '/index.php',
  '/index.php/module',
  '/a.tar.gz',
  '/module/..%2f..%2fsecrets.json',
  '/..',
  '/module\\secrets',
  '/%00',
  '/%zz',
])('%s looks like a file', (path) => expect(looksLikeFile(path)).toBe(true))

test.each(['/', '/module', '/registrierung/abc.', '/registrierung/a-b_c', '/gr%C3%BC%C3%9Fe'])(
  '%s does not',
  (path) => expect(looksLikeFile(path)).toBe(false),
)
