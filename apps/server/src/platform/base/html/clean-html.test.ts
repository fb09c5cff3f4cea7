import { INLINE, LISTS, MAX_RICH_TEXT_BYTES, RICH, RICH_LINK } from '@wohlauf/contract/values/rich-text'
import { describe, expect, test } from 'vitest'
import { ATTACK_STRINGS } from '../../../testing/content/attack-strings.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/content/harmless-html.ts'
import { cleanHtml } from './clean-html.ts'

const PROFILES = { INLINE, LISTS, RICH, RICH_LINK }

describe.each(Object.entries(PROFILES))('%s', (_, profile) => {
  const grammar = harmlessHtml(profile)

  test.each(ATTACK_STRINGS.map((attack) => [attack]))('is harmless after sanitizing: %j', (attack) => {
    const clean = cleanHtml(attack, profile)
    expect(clean).toMatch(grammar)
    expect(clean).not.toMatch(DANGEROUS_ADDRESS)
    expect(cleanHtml(clean, profile)).toBe(clean)
  })

  test('keeps everything that its toolbar offers unchanged', () => {
    const samples: Record<string, string> = {
      p: '<p>Ein Satz – „mit“ Umlauten: äöüß & 😀.</p>',
      h2: '<h2>Titel</h2>',
      h3: '<h3>Untertitel</h3>',
      strong: '<strong>wichtig</strong>',
      em: '<em>betont</em>',
      ul: '<ul><li>eins<ul><li>eins a</li></ul></li></ul>',
      ol: '<ol><li>eins</li><li>zwei</li></ol>',
      li: '',
      br: 'eins<br>zwei',
    }
    for (const tag of profile.tags) {
      const html = (samples[tag] ?? '').replaceAll(' & ', ' &amp; ')
      expect(cleanHtml(html, profile)).toBe(html)
    }
  })
})

test('removes markup that no toolbar offers, and keeps its text', () => {
  expect(cleanHtml('<h2>Titel</h2><div><u>Text</u></div>', LISTS)).toBe('TitelText')
  expect(cleanHtml('<p>eins <strong>zwei</strong></p>', INLINE)).toBe('eins <strong>zwei</strong>')
  expect(cleanHtml('<p><a href="https://a.example/">hier</a></p>', RICH)).toBe('<p>hier</p>')
  expect(cleanHtml('<p><b>fett</b> und <i>schräg</i></p>', LISTS)).toBe(
    '<p><strong>fett</strong> und <em>schräg</em></p>',
  )
})

test.each([
  '<script>alert(1)</script>',
  '<style>p { color: red }</style>',
  '<svg><text>unsichtbar</text></svg>',
  '<math><mtext>unsichtbar</mtext></math>',
  '<iframe>unsichtbar</iframe>',
  '<object>unsichtbar</object>',
  '<noscript>unsichtbar</noscript>',
  '<template>unsichtbar</template>',
  '<select>unsichtbar</select>',
  '<option>unsichtbar</option>',
  '<noembed>unsichtbar</noembed>',
  '<noframes>unsichtbar</noframes>',
  '<xmp>unsichtbar</xmp>',
  '<plaintext>unsichtbar</plaintext>',
  '<textarea>unsichtbar</textarea>',
  '<title>unsichtbar</title>',
  '<!-- unsichtbar -->',
])('removes elements that are not text of the page with their content: %s', (html) =>
  expect(cleanHtml(`<p>vorher${html}nachher</p>`, RICH_LINK)).toBe('<p>vorhernachher</p>'),
)

describe('a link', () => {
  const linkTo = (href: string) => cleanHtml(`<p><a href="${href}">x</a></p>`, RICH_LINK)
  const link = (address: string) =>
    `<p><a href="${address}" rel="noopener noreferrer nofollow" target="_blank">x</a></p>`

  test.each([
    ['https://www.dge.de/a?b=1&amp;c=2#d', 'https://www.dge.de/a?b=1&amp;c=2#d'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://Example.ORG/Pfad', 'https://example.org/Pfad'],
    ['  https://example.org/  ', 'https://example.org/'],
    ['https://de.example.org/Müsli', 'https://de.example.org/M%C3%BCsli'],
    ['https://müsli.example', 'https://xn--msli-0ra.example/'],
    ['https://example.org:8443/x', 'https://example.org:8443/x'],
    ['https://example.org/ein zwei', 'https://example.org/ein%20zwei'],
    ['https://example.org\\Ordner\\Datei', 'https://example.org/Ordner/Datei'],
    ['https://example.org/?a=\\', 'https://example.org/?a=%5C'],
    ['https://exam\u200bple.org/\u00ada', 'https://example.org/a'],
  ])('to %s opens in a new tab without opener or referrer', (href, address) =>
    expect(linkTo(href)).toBe(link(address)),
  )

  test.each([
    'javascript:1',
    'http:https://a.example',
    'https://:geheim@a.example',
    'https://name@a.example',
    'https://a.example:x',
  ])('to %s is removed and leaves its text', (href) => expect(linkTo(href)).toBe('<p>x</p>'))

  test.each([
    [
      'another element',
      '<p><a href="x">eins</a> <strong>zwei</strong></p>',
      '<p>eins <strong>zwei</strong></p>',
    ],
    ['a line end', '<p><a href="x">eins</a><br>zwei</p>', '<p>eins<br>zwei</p>'],
    [
      'a valid link',
      `<p><a href="x">eins</a></p>${link('https://a.example/')}`,
      `<p>eins</p>${link('https://a.example/')}`,
    ],
    [
      'text of its own in a valid one',
      '<p><a href="https://a.example"><a href="x">eins</a></a></p>',
      '<p>eins</p>',
    ],
  ])('without an address leaves no tag behind when it is followed by %s', (_, html, clean) =>
    expect(cleanHtml(html, RICH_LINK)).toBe(clean),
  )

  test('without text is removed', () =>
    expect(cleanHtml('<p>a<a href="https://a.example"> </a>b</p>', RICH_LINK)).toBe('<p>ab</p>'))
})

test('excessively nested lists lose their depth, not the text', () => {
  const clean = cleanHtml(`${'<ul><li>'.repeat(200)}Text`, LISTS)
  expect(clean.match(/<ul>/g)?.length).toBeLessThanOrEqual(20)
  expect(clean).toContain('Text')
})

test('sanitizes sixty-four kibibytes, refuses one byte more before parsing', () => {
  const longest = 'ä'.repeat(MAX_RICH_TEXT_BYTES / 2)
  expect(cleanHtml(longest, INLINE)).toBe(longest)
  expect(() => cleanHtml(`${longest}a`, INLINE)).toThrow(RangeError)
})

test('removes control characters and the spaces around a text', () => {
  expect(cleanHtml(' \n ei\u0000ns\u0085\tzwei ', INLINE)).toBe('eins\tzwei')
})
