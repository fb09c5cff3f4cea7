import { baseFont, fontFor, hasAll, type Weight } from './fonts.ts'

export type Run = { font: string; text: string }

/** Stands for characters that no font has. */
const LEFT_OUT = '[…]'

const TAB = '    '

const asPlainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replaceAll('\t', TAB)
    // Narrow no-break spaces become ordinary no-break spaces.
    .replace(/[\u202f\u2007]/g, '\u00a0')
    .replace(/(?!\u00a0)\p{Zs}/gu, ' ')
    .normalize('NFC')

/** Joiners, soft hyphens, direction marks, shades of skin, the choice between text and picture, a key's frame. */
const WITHOUT_SHAPE = /[\p{Cc}\p{Cf}]|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3/gu

const IS_EMOJI = /\p{Emoji_Presentation}|\ufe0f/u
const IS_PICTURE = /\p{Extended_Pictographic}/u
const FLAG_LETTER = /[\u{1f1e6}-\u{1f1ff}]/gu

/** A flag's letters: 🇦🇹 is AT. */
const asLetters = (text: string): string =>
  text.replace(FLAG_LETTER, (letter) =>
    String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 'A'.charCodeAt(0)),
  )

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Null when a character has no font. */
const drawEach = (text: string, weight: Weight, isEmoji: boolean): Run[] | null => {
  const runs: Run[] = []
  for (const character of text) {
    const font = fontFor(character, weight, isEmoji)
    if (!font) return null
    runs.push({ font: font.name, text: character })
  }
  return runs
}

/** One character with its marks, in a font that has it; else written differently, left out, or marked as left out. */
const runsOfCluster = (cluster: string, weight: Weight): Run[] => {
  const isEmoji = IS_PICTURE.test(cluster) && IS_EMOJI.test(cluster)
  const text = asLetters(cluster.replace(WITHOUT_SHAPE, ''))
  const font = fontFor(text, weight, isEmoji)
  if (font) return text ? [{ font: font.name, text }] : []
  const drawnText =
    drawEach(text, weight, isEmoji) ??
    drawEach(text.normalize('NFKC'), weight, isEmoji) ??
    drawEach(withoutMarks(text), weight, isEmoji)
  if (drawnText) return drawnText
  return IS_PICTURE.test(text) ? [] : [{ font: baseFont(weight).name, text: LEFT_OUT }]
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' })

/** A text's characters with their marks. */
export const clustersOf = (text: string): string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** Marks a stretch of omitted characters once. */
const append = (runs: Run[], { font, text }: Run): void => {
  const last = runs.at(-1)
  if (text === LEFT_OUT && last?.text.endsWith(LEFT_OUT)) return
  if (last?.font === font) last.text += text
  else runs.push({ font, text })
}

/**
 * A text in a form that can be drawn: line breaks are `\n`, everything else has a glyph in its run's font.
 * Characters of no font are written differently (🇦🇹 as AT, ㎏ as kg); pictures are left out, other ones marked with
 * […].
 */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const lines = asPlainLines(text)
  const base = baseFont(weight)
  const runs: Run[] = []
  for (const [index, line] of lines.split('\n').entries()) {
    if (index > 0) append(runs, { font: base.name, text: '\n' })
    if (hasAll(base, line)) {
      if (line) append(runs, { font: base.name, text: line })
    } else
      for (const cluster of clustersOf(line))
        for (const run of runsOfCluster(cluster, weight)) append(runs, run)
  }
  return runs
}
