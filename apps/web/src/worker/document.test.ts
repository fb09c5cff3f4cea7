import { expect, test } from 'vitest'
import { isKeepable, namedFiles } from './document.ts'

test('a document names its scripts, styles and fonts, each once', () => {
  const text = `<link rel="modulepreload" href="/assets/home-C3w.js"><link rel="stylesheet" href="/assets/home-x_Y.css">
<script src="/assets/app-1.js"></script><link href="/assets/app-1.js"><link rel="icon" href="/api/files/icons/a/icon-48.png">`
  expect(namedFiles(text)).toEqual(['/assets/home-C3w.js', '/assets/home-x_Y.css', '/assets/app-1.js'])
})

const answer = (more: { status?: number; type?: ResponseType; headers?: Record<string, string> } = {}) => ({
  ok: (more.status ?? 200) === 200,
  type: more.type ?? ('basic' as const),
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    ...more.headers,
  }),
})

test('the document of an app is kept', () => expect(isKeepable(answer())).toBe(true))

test.each([
  ['an unknown host or page', { status: 404 }],
  ['a server that is not available', { status: 503 }],
  ['maintenance', { headers: { 'cache-control': 'no-store' } }],
  ['a redirect', { type: 'opaqueredirect' as const }],
  ['another kind of file', { headers: { 'content-type': 'application/json' } }],
])('%s is not', (_what, more) => expect(isKeepable(answer(more))).toBe(false))
