import { expect, test } from 'vitest'
import { readIngredient, readIngredients } from './read-ingredients.ts'

test.each([
  ['250 g rote Linsen', 250, 'GRAM', 'rote Linsen'],
  ['250g rote Linsen', 250, 'GRAM', 'rote Linsen'],
  ['1,5 kg Kartoffeln', 1500, 'GRAM', 'Kartoffeln'],
  ['1.000 g Mehl', 1000, 'GRAM', 'Mehl'],
  ['1.5 l Brühe', 1500, 'MILLILITER', 'Brühe'],
  ['2 EL Olivenöl', 2, 'TABLESPOON', 'Olivenöl'],
  ['½ TL Salz', 0.5, 'TEASPOON', 'Salz'],
  ['1 ½ TL Salz', 1.5, 'TEASPOON', 'Salz'],
  ['1/2 Bund Petersilie', 0.5, 'BUNCH', 'Petersilie'],
  ['1 1/2 Esslöffel Senf', 1.5, 'TABLESPOON', 'Senf'],
  ['1 Handvoll Rucola', 1, 'HANDFUL', 'Rucola'],
  ['3 Eier', 3, 'PIECE', 'Eier'],
  ['2 Stk. Zwiebeln', 2, 'PIECE', 'Zwiebeln'],
  ['1 Dose Tomaten (400 g)', 1, 'PIECE', 'Dose Tomaten (400 g)'],
  ['2–3 Zwiebeln', 2, 'PIECE', 'Zwiebeln (2–3)'],
  ['2 bis 3 EL Öl', 2, 'TABLESPOON', 'Öl (2 bis 3)'],
  ['ca. 200 ml Wasser', 200, 'MILLILITER', 'Wasser'],
  ['- 100 g Feta', 100, 'GRAM', 'Feta'],
  ['• 100\u00a0g Feta', 100, 'GRAM', 'Feta'],
  ['4 große Tomaten', 4, 'PIECE', 'große Tomaten'],
  ['1 l', 1, 'PIECE', 'l'],
])('"%s" is read', (line, amount, unit, ingredient) => {
  expect(readIngredient(line)).toEqual({ amount, unit, ingredient })
})

test.each([
  ['Salz', 'Salz'],
  ['etwas Pfeffer', 'Pfeffer'],
  ['Salz nach Geschmack', 'Salz'],
  ['Öl zum Braten', 'Öl zum Braten'],
  ['0 g Zucker', '0 g Zucker'],
  ['250', '250'],
])('"%s" has no amount', (line, ingredient) => {
  expect(readIngredient(line)).toEqual({ amount: null, unit: 'TO_TASTE', ingredient })
})

test('a list is read line by line, without headings and empty lines', () => {
  expect(
    readIngredients('Für die Suppe:\r\n250 g Linsen\n\n  Salz \n').map(({ ingredient }) => ingredient),
  ).toEqual(['Linsen', 'Salz'])
})
