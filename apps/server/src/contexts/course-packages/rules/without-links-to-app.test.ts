import { expect, test } from 'vitest'
import { withoutLinksToApp } from './without-links-to-app.ts'

const HOSTS = ['app.example', 'app.example:8080']
const link = (href: string, text = 'dort') =>
  `<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${text}</a>`

test.each([
  [`<p>Lies ${link('https://app.example/module/inhalt/1')}.</p>`, '<p>Lies dort.</p>'],
  [link('http://app.example:8080/a?b=1&amp;c=2', 'Ein <strong>Wort</strong>'), 'Ein <strong>Wort</strong>'],
  [
    `${link('https://app.example/')} ${link('https://else.example/')}`,
    `dort ${link('https://else.example/')}`,
  ],
  [link('https://app.example.else.example/'), link('https://app.example.else.example/')],
  [`${link('https://app.example/', 'dort ')}`, 'dort'],
  [' kein Link ', ' kein Link '],
  ['kein Link zu app.example', 'kein Link zu app.example'],
])('%s', (html, expected) => {
  expect(withoutLinksToApp(html, HOSTS)).toBe(expected)
})
