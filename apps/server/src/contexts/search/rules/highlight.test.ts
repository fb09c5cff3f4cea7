import { describe, expect, test } from 'vitest'
import { foldedWord, highlight } from './highlight.ts'

test.each([
  ['Gemüse', 'gemuse'],
  ['GEMU\u0308SE', 'gemuse'],
  ['Straße', 'strasse'],
  ['Café', 'cafe'],
  ['Crème', 'creme'],
  ['B12', 'b12'],
  ['Gemüse\u00ADpfanne', 'gemusepfanne'],
])('%s is compared as %s', (word, folded) => {
  expect(foldedWord(word)).toBe(folded)
})

/** Hits in brackets. */
const markHits = (text: string, ...words: string[]) =>
  highlight(text, new Set(words))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('')

describe('whole words are marked', () => {
  test.each([
    ['Gemüse und Obst', ['gemuse'], '[Gemüse] und Obst'],
    ['Obst und Gemüse', ['gemuse', 'obst'], '[Obst] und [Gemüse]'],
    ['Obst', ['obst'], '[Obst]'],
    ['Gemüsepfanne', ['gemuse'], 'Gemüsepfanne'],
    ['Vitamin-D-Mangel', ['mangel'], 'Vitamin-D-[Mangel]'],
    ['<b>Obst</b>', ['obst'], '<b>[Obst]</b>'],
    ['', ['obst'], ''],
    ['Nichts davon', [], 'Nichts davon'],
  ])('%s with %j: %s', (text, words, expected) => {
    expect(markHits(text, ...words)).toBe(expected)
  })
})

test('no part is empty', () => {
  for (const text of ['Obst', 'Obst Obst', ' Obst ', ''])
    expect(highlight(text, new Set(['obst'])).filter((part) => part.text === '')).toEqual([])
})
