import { fillPath } from '@wohlauf/contract/routes/route-path'
import { ROUTES } from '@wohlauf/contract/routes/routes'
import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

test.each([
  ['/registrierung/abc123', '/registrierung/***'],
  ['/registrierung/s/meine-firma', '/registrierung/***'],
  ['https://app.test/passwort-zuruecksetzen/tok-en_1', 'https://app.test/passwort-zuruecksetzen/***'],
  ['GET /email-anpassen/tok', 'GET /email-anpassen/***'],
  ['from "/profil/tok" to "/default"', 'from "/profil/***" to "/default"'],
  [
    '/api/unauthorized/application/authentication/authenticated-impersonation/tok',
    '/api/unauthorized/application/authentication/authenticated-impersonation/***',
  ],
  ['/api/files/diary/1/2.webp?expires=1&signature=abc', '/api/files/***'],
  ['https://app.test/module/inhalt/1?seite=2#ende', 'https://app.test/module/inhalt/1'],
  ['/api/x?userId=1&appId=2 failed', '/api/x failed'],
  ['no account for petra.probe@demo.example here', 'no account for *** here'],
])('%s becomes %s', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})

test('no page’s path reveals a token: of its parameters only ids of content stay', () => {
  const paths = Object.values(ROUTES)
    .map(({ path }) => path)
    .filter((path) => [...path.matchAll(/\$(\w+)/g)].some(([, name = '']) => !/^id$|Id$/.test(name)))
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths)
    expect(withoutPersonalData(fillPath(path, () => 'geheim'))).not.toContain('geheim')
})

test.each([
  '/profil',
  '/registrierung',
  '/passwort-zuruecksetzen',
  'What now? Nothing.',
  'app.js:10:5',
  'wohlauf@0.1.0',
])('%s is unchanged', (text) => {
  expect(withoutPersonalData(text)).toBe(text)
})

test('the user, the request’s data and the screen are removed, at any depth; the rest stays', () => {
  const report = {
    user: { id: '1', ip_address: '{{auto}}' },
    request: {
      url: 'https://app.test/profil/tok?x=1',
      headers: { 'User-Agent': 'x' },
      cookies: 'a=b',
      data: { password: 'geheim' },
      query_string: 'x=1',
    },
    exception: { values: [{ type: 'TypeError', value: 'oh', mechanism: { handled: false } }] },
    breadcrumbs: [{ category: 'fetch', data: { url: '/api/x?userId=1', status_code: 200 } }],
    spans: [{ data: { 'http.query': 'userId=1', 'url.fragment': 'x', 'http.url': '/api/x?userId=1' } }],
    measurements: { lcp: { value: 12 } },
    contexts: { trace: { data: { 'lcp.element': 'img[alt="Ich"]', 'lcp.size': 3 } } },
  }
  expect(withoutPersonalData(report)).toEqual({
    request: { url: 'https://app.test/profil/***' },
    exception: { values: [{ type: 'TypeError', value: 'oh', mechanism: { handled: false } }] },
    breadcrumbs: [{ category: 'fetch', data: { url: '/api/x', status_code: 200 } }],
    spans: [{ data: { 'http.url': '/api/x' } }],
    measurements: { lcp: { value: 12 } },
    contexts: { trace: { data: { 'lcp.size': 3 } } },
  })
})
