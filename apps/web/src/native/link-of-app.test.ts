import { expect, test } from 'vitest'
import { linkOfApp } from './link-of-app.ts'

test.for<[string, string, string]>([
  ['gesund.firma.de', 'https://gesund.firma.de', '/'],
  ['  Gesund.Firma.DE/ ', 'https://gesund.firma.de', '/'],
  [
    'https://gesund.firma.de/registrierung/s/firma?x=1#y',
    'https://gesund.firma.de',
    '/registrierung/s/firma?x=1',
  ],
  ['http://gesund.firma.de/module', 'https://gesund.firma.de', '/'],
  ['wohlauf://gesund.firma.de/profil/eines-anderen', 'https://gesund.firma.de', '/'],
  ['https://gesund.firma.de/logout', 'https://gesund.firma.de', '/'],
  ['wohlauf://gesund.firma.de/registrierung/s/firma', 'https://gesund.firma.de', '/registrierung/s/firma'],
  ['gesünder.firma.de', 'https://xn--gesnder-p2a.firma.de', '/'],
  ['app.localhost:3000', 'http://app.localhost:3000', '/'],
  ['http://localhost:3000/module', 'http://localhost:3000', '/'],
])('%s is %s with %s', ([text, origin, path]) => {
  expect(linkOfApp(text)).toEqual({ origin, path })
})

test.for([
  '',
  '   ',
  'firma',
  'meine firma',
  'javascript:alert(1)',
  'https://',
  'https://a@b.de',
  'ftp://b.de/x',
])('nothing can be at "%s"', (text) => {
  expect(linkOfApp(text)).toBeNull()
})
