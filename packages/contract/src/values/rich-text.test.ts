import { describe, expect, test } from 'vitest'
import { INLINE, isRichTextEmpty, LISTS, lengthOfText, RICH, RICH_LINK, textOf } from './rich-text.ts'

describe('a text without visible characters is empty', () => {
  test.each([
    '',
    ' \n\t',
    '<p></p>',
    '<p> </p><p><br></p>',
    '<p><strong><em></em></strong></p>',
    '<ul><li><p></p></li></ul>',
    '<h2>&nbsp;</h2>',
    '<p>\u00a0\u00a0</p>',
    '<p>&#160;&#xA0;&#xa0;</p>',
    '<p>\u200b\u200c\u200d\u2060\ufeff</p>',
    '<p>&zwnj;&zwj;&ZeroWidthSpace;&#8203;&#x200B;</p>',
    '<p>&shy;\u00ad&ensp;&emsp;&thinsp;&NewLine;&Tab;</p>',
    '<p>\u2800\u3164\u115f</p>',
    '<p>\u2028\u2029\u202e</p>',
    '<a href="https://wohlauf.example/" rel="nofollow"></a>',
    '<!-- nur ein Kommentar -->',
    '<p>&#x110000;&#1114112;</p>',
  ])('%j', (html) => expect(isRichTextEmpty(html)).toBe(true))
})

describe('a text with visible content is not empty', () => {
  test.each([
    'a',
    '<p>Hallo</p>',
    '<p>&nbsp;x&nbsp;</p>',
    '<p>&amp;</p>',
    '<p>&lt;</p>',
    '<p>&#65;</p>',
    '<p>&#x1F34E;</p>',
    '<p>1 < 2</p>',
    '<p>–</p>',
    '<p>0</p>',
    '<p>🍎</p>',
    '<p>❤️</p>',
    '<ul><li><p>·</p></li></ul>',
    '<p>&#x10ffff;</p>',
  ])('%j', (html) => expect(isRichTextEmpty(html)).toBe(false))
})

test('an attack text takes no longer than any other', () => {
  for (const part of ['<', '<!--', '&#', '&nbsp', '<p '])
    expect(isRichTextEmpty(part.repeat(20_000))).toBe(false)
})

test('each profile includes all tools of the smaller one, and only one has links', () => {
  for (const [smaller, larger] of [
    [INLINE, LISTS],
    [LISTS, RICH],
    [RICH, RICH_LINK],
  ] as const)
    expect(larger.tags).toEqual(expect.arrayContaining([...smaller.tags]))
  expect([INLINE, LISTS, RICH, RICH_LINK].map(({ hasLinks }) => hasLinks)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test.each([
  ['<p>Ein <strong>Glas</strong> Wasser</p>', 'Ein Glas Wasser'],
  ['<p>Obst &amp; Gemüse</p>', 'Obst & Gemüse'],
  ['1 &lt; 2 &gt; 0', '1 < 2 > 0'],
  ['&quot;Ja&quot;', '"Ja"'],
  ['Ein&nbsp;Glas', 'Ein Glas'],
  ['&#65;&#x42;&#x63;', 'ABc'],
  // Its reference is the text, not the tag.
  ['&amp;lt;', '&lt;'],
  ['1 < 2', '1 < 2'],
  ['', ''],
])('readers see %j as %j', (html, text) => {
  expect(textOf(html)).toBe(text)
  expect(lengthOfText(html)).toBe(text.length)
})
