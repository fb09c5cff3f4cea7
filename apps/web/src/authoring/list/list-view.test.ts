import { expect, test } from 'vitest'
import { byGreatest, byText, containsWords } from './list-view.ts'

test.each([
  ['Gemüsepfanne mit Reis', 'reis gemuse', true],
  ['Gemüsepfanne mit Reis', 'GEMÜSE', true],
  ['Gemüsepfanne mit Reis', 'Reis Linsen', false],
  ['Irgendwas', '', true],
])('%s contains the words of “%s”: %s', (text, search, contains) => {
  expect(containsWords(text, search)).toBe(contains)
})

test('names are sorted as a person does: numbers by their value, umlauts beside their vowels', () => {
  const names = ['Modul 10', 'Öl', 'Modul 2', 'Zucker', 'Ofen']
  expect(names.toSorted(byText((name) => name))).toEqual(['Modul 2', 'Modul 10', 'Ofen', 'Öl', 'Zucker'])
})

test('the greatest value comes first, missing values last', () => {
  expect([3, null, 10, undefined, 5].toSorted(byGreatest((value) => value ?? null))).toEqual([
    10,
    5,
    3,
    null,
    undefined,
  ])
})
