import { expect, test } from 'vitest'
import { runsOf } from './printable.ts'

/** The text as it is drawn, and the fonts that draw it. */
const drawText = (text: string) => {
  const runs = runsOf(text, 'regular')
  return [runs.map((run) => run.text).join(''), [...new Set(runs.map(({ font }) => font))].join(' ')]
}

const LATIN = 'regular'
const EXTENDED = 'regular regular-latin-ext'
const OTHER = 'regular-other'

test.each([
  ['Grünkohl mit Süßkartoffel – 2 × „gut“ für 3 €', LATIN],
  ['kuskus z jajkiem, gęś, mąka i łosoś', EXTENDED],
  ['Çiğ köfte, ılık süt, aşure', EXTENDED],
  ['Příliš žluťoučký, čokoláda, hroznové víno', EXTENDED],
  ['≤', OTHER],
  ['→', OTHER],
  ['☐✓★', OTHER],
  ['Борщ', OTHER],
  ['φακές', OTHER],
  ['phở', `${LATIN} ${OTHER}`],
  ['حليب', OTHER],
  ['🍎', 'emoji-6'],
  ['🥦', 'emoji-6'],
  ['😀', 'emoji-9'],
])('%s is drawn as it is', (text, fonts) => expect(drawText(text)).toEqual([text, fonts]))

test.each([
  ['a tab', '\t500\tg', '    500    g'],
  ['Windows’ and Unicode’s line breaks', 'a\r\nb\rc\u2028d\u000be', 'a\nb\nc\nd\ne'],
  ['narrow and wide spaces', 'z.\u202fB.\u2009um\u3000zwölf', 'z.\u00a0B. um zwölf'],
  ['soft hyphens, joiners and direction marks', 'Kar\u00adtof\u200bfel\u200e\ufeff', 'Kartoffel'],
  ['control characters', 'a\u0000\u0007b', 'ab'],
  ['a letter and its mark', 'a\u0308pfel', 'äpfel'],
  ['marks that no font puts together', 'q\u0489\u0335', 'q\u0489\u0335'],
  ['a shade of skin and joined pictures', '👩🏽‍🍳 👨‍👩‍👧', '👩🍳 👨👩👧'],
  ['a picture by a variation selector', '☕\ufe0f ❤\ufe0f', '☕ ❤'],
  ['a key', '1\ufe0f\u20e3', '1'],
  ['a flag', '🇦🇹 🇵🇱', 'AT PL'],
  ['units and wide letters in one character', '㎏ Ａｂ ㍑', 'kg Ab […]'],
  ['an alphabet of no font', '午餐：米饭 und 茶', '[…]:[…] und […]'],
  ['a private character', 'a\uf0b7b', 'a[…]b'],
  ['a picture of no font', 'a\u{1faff}b', 'ab'],
  ['half a character', 'a\ud83db', 'a[…]b'],
  ['nothing', '', ''],
])('%s is written in another way or left out: %j', (_, text, expected) =>
  expect(drawText(text)[0]).toBe(expected),
)

test('bold text has bold fonts, and pictures the only one there is', () => {
  expect(runsOf('Gęś → 🍎', 'bold').map(({ font }) => font)).toEqual([
    'bold',
    'bold-latin-ext',
    'bold',
    'bold-other',
    'bold',
    'emoji-6',
  ])
})
