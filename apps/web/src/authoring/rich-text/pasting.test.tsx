import { Editor } from '@tiptap/core'
import { INLINE, LISTS, RICH, RICH_LINK, type RichTextProfile } from '@wohlauf/contract/values/rich-text'
import { expect, test } from '../../testing/test.ts'
import { extensionsFor } from './editor-extensions.ts'
import excel from './paste-cases/excel.html?raw'
import googleDocs from './paste-cases/gdocs.html?raw'
import outlook from './paste-cases/outlook.html?raw'
import divs from './paste-cases/web-divs.html?raw'
import word from './paste-cases/word-list.html?raw'

/** A field's content after a change. */
const after = (
  change: (editor: Editor) => void,
  profile: RichTextProfile = RICH_LINK,
  content = '',
): string => {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = new Editor({ element, extensions: extensionsFor(profile), content, injectCSS: false })
  try {
    editor.commands.setTextSelection(editor.state.doc.content.size - 1)
    change(editor)
    // The server adds these attributes itself.
    return editor.getHTML().replaceAll(' target="_blank" rel="noopener noreferrer"', '')
  } finally {
    editor.destroy()
    element.remove()
  }
}

const pasted = (html: string, profile?: RichTextProfile, content?: string): string =>
  after(({ view }) => view.pasteHTML(html), profile, content)

const WORD_LISTS =
  '<ul><li><p>Ein Glas am Morgen</p><ul><li><p>ohne Zucker</p></li></ul></li><li><p>Tee statt Limo</p></li></ul>' +
  '<ol><li><p>Erster Schritt</p></li></ol>'

test.for<[string, string, string]>([
  ['a table of Excel', excel, '<p>Haferflocken\t60\tg</p><p>Apfel\t1\tStück</p>'],
  ['a mail’s lines', divs, '<p>Erste Zeile</p><p>Zweite Zeile</p><p>Dritte Zeile</p>'],
  [
    'a mail of Outlook',
    outlook,
    '<p><strong>Liebe Kolleginnen,</strong></p><p>hier der Link: <a href="https://example.org/plan">Plan</a></p>',
  ],
  [
    'a text of Google Docs',
    googleDocs,
    '<p>Wasser trinken ist <strong>wichtig</strong><em> und schmeckt.</em></p>' +
      '<ul><li><p>Tee</p><ul><li><p>Kamille</p></li></ul></li></ul>',
  ],
  ['a text of Word', word, `<h2>Trinken im Alltag</h2><p>Was hilft:</p>${WORD_LISTS}`],
])('%s keeps its words, lines and shape', ([, html, expected]) => {
  expect(pasted(html)).toBe(expected)
})

test.for<[string, string, RichTextProfile, string]>([
  ['without links', outlook, RICH, '<p><strong>Liebe Kolleginnen,</strong></p><p>hier der Link: Plan</p>'],
  [
    'without headings',
    word,
    LISTS,
    `<p><strong>Trinken im Alltag</strong></p><p>Was hilft:</p>${WORD_LISTS}`,
  ],
  [
    'for a single item',
    word,
    INLINE,
    '<p><strong>Trinken im Alltag</strong><br>Was hilft:<br>Ein Glas am Morgen<br>ohne Zucker<br>Tee statt Limo' +
      '<br>Erster Schritt</p>',
  ],
  ['for a single item', excel, INLINE, '<p>Haferflocken\t60\tg<br>Apfel\t1\tStück</p>'],
  ['for a single item', '<b>Ein</b> <i>Satz</i>', INLINE, '<p><strong>Ein</strong> <em>Satz</em></p>'],
])('a field %s keeps the formatting that it offers: %#', ([, html, profile, expected]) => {
  expect(pasted(html, profile)).toBe(expected)
})

test.for<[string, string, string]>([
  ['headings', '<h1>a</h1><h2>b</h2><h3>c</h3><h5>d</h5>', '<h2>a</h2><h2>b</h2><h3>c</h3><h3>d</h3>'],
  [
    'bold',
    '<p>a <span style="font-weight:bold">b</span> <b>c</b></p>',
    '<p>a <strong>b</strong> <strong>c</strong></p>',
  ],
  ['italic', '<p>a <span style="font-style:italic">b</span> <i>c</i></p>', '<p>a <em>b</em> <em>c</em></p>'],
  [
    'a table’s head, foot and title',
    '<table><caption>Titel</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td><td><p><b>2</b></p></td></tr></tbody></table>',
    '<p>Titel</p><p>a\tb</p><p>1\t<strong>2</strong></p>',
  ],
  [
    'a layout of tables',
    '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table><p>c</p></td><td><ul><li>d</li></ul></td></tr></table>',
    '<p>a\tb</p><p>c</p><ul><li><p>d</p></li></ul>',
  ],
  [
    'a description list',
    '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>',
    '<p>a</p><p>b</p><p>c</p><p>d</p>',
  ],
  ['lines of program text', '<pre>a\n  b</pre>', '<p>a<br>  b</p>'],
  [
    'lines by style',
    '<span style="display: block">a</span><span style="display:block">b</span>',
    '<p>a</p><p>b</p>',
  ],
  ['lines between', '<p>a</p><br><p>b<br>c</p><br>', '<p>a</p><p>b<br>c</p>'],
  [
    'numbers by letters',
    "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>a)<span>&nbsp; </span></span>eins</p><p style='mso-list: l0 level1 lfo1'><span style='mso-list: Ignore'>b)</span>zwei</p><p>Ende</p>",
    '<ol><li><p>eins</p></li><li><p>zwei</p></li></ol><p>Ende</p>',
  ],
  [
    'a copied space in an address',
    '<a href="https://example.org/ein zwei\u200b">Ziel</a>',
    '<p><a href="https://example.org/ein%20zwei">Ziel</a></p>',
  ],
  [
    'raised signs',
    '<p>10<sup>6</sup> m<sup>−2</sup>, CO<sub>2</sub>, 10<span style="vertical-align:super">3</span>, 1<sup>st</sup></p>',
    '<p>10⁶ m⁻², CO₂, 10³, 1st</p>',
  ],
  [
    'no link without an address',
    '<a href="javascript:alert(1)">a</a> <a href="mailto:x@example.org">b</a> <a href="#c">c</a>',
    '<p>a b c</p>',
  ],
  [
    'no settings of Word',
    '<xml><w:View>Normal</w:View></xml><style>p { color: red }</style><p class="x" style="color:red" onclick="alert(1)">a</p><script>alert(1)</script>',
    '<p>a</p>',
  ],
])('%s: no other markup is kept', ([, html, expected]) => {
  expect(pasted(html)).toBe(expected)
})

test('the words around the insertion stay, and pasted ones join them', () => {
  expect(pasted('<div>zwei</div>', RICH_LINK, '<p>eins-</p>')).toBe('<p>eins-zwei</p>')
  expect(pasted('<p data-pm-slice="1 1 []"> drei</p>', RICH_LINK, '<p>zwei</p>')).toBe('<p>zwei drei</p>')
})

test('lines of plain text stay apart', () => {
  const text = 'eins\nzwei'
  expect(after(({ view }) => view.pasteText(text))).toBe('<p>eins</p><p>zwei</p>')
  expect(after(({ view }) => view.pasteText(text), INLINE)).toBe('<p>eins<br>zwei</p>')
})

test('dropped content is read like pasted content', () => {
  const drop = ({ view }: Editor) => {
    const { left, top } = view.dom.getBoundingClientRect()
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/html', excel)
    const at = { clientX: left + 1, clientY: top + 1 }
    view.dom.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }))
  }
  expect(after(drop)).toBe('<p>Haferflocken\t60\tg</p><p>Apfel\t1\tStück</p>')
})
