import { expect, test } from 'vitest'
import { sectionsOf } from './own-text.ts'

const parts = (html: string) => {
  const { opening, sections } = sectionsOf(html)
  return [opening, ...sections.map(({ title, html: body }) => `${title}: ${body}`)]
}

test.each<[what: string, html: string, expected: string[]]>([
  ['a text without headings is one part', '<p>Nur Text</p>', ['<p>Nur Text</p>']],
  [
    'each heading begins a section',
    '<p>Vorab</p><h2>Eins</h2><p>a</p><h3>Klein</h3><h2>Zwei</h2><ul><li>b</li></ul>',
    ['<p>Vorab</p>', 'Eins: <p>a</p><h3>Klein</h3>', 'Zwei: <ul><li>b</li></ul>'],
  ],
  ['nothing stands before the first heading', '<h2>Eins</h2><p>a</p>', ['', 'Eins: <p>a</p>']],
  [
    'a title is the text of its heading',
    '<h2>§&nbsp;1 <strong>Rechte</strong> &amp;<br>Pflichten</h2><p>a</p>',
    ['', '§ 1 Rechte & Pflichten: <p>a</p>'],
  ],
  [
    'a heading inside a list stays there',
    '<h2>Eins</h2><ul><li><p>a</p><h2>innen</h2></li></ul><h2>Zwei</h2>',
    ['', 'Eins: <ul><li><p>a</p><h2>innen</h2></li></ul>', 'Zwei: '],
  ],
  [
    'an empty heading begins no section',
    '<h2> </h2><p>a</p><h2>Eins</h2><p>b</p><h2></h2><p>c</p>',
    ['<p>a</p>', 'Eins: <p>b</p><p>c</p>'],
  ],
])('%s', (_, html, expected) => expect(parts(html)).toEqual(expected))

test('sections have anchors of their own', () =>
  expect(sectionsOf('<h2>a</h2><h2>a</h2>').sections.map(({ id }) => id)).toEqual([
    'abschnitt-1',
    'abschnitt-2',
  ]))
