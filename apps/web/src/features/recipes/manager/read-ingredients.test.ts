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
  ['1 Dose Tomaten (400 g)', 1, 'PIECE', 'Tomaten (400 g) (Dose)'],
  ['1 Pck. Vanillezucker', 1, 'PIECE', 'Vanillezucker (Päckchen)'],
  ['2–3 Zehen Knoblauch', 2, 'PIECE', 'Knoblauch (Zehe, 2–3)'],
  ['2–3 Zwiebeln', 2, 'PIECE', 'Zwiebeln (2–3)'],
  ['2 bis 3 EL Öl', 2, 'TABLESPOON', 'Öl (2 bis 3 EL)'],
  ['1–2 kg Kartoffeln', 1000, 'GRAM', 'Kartoffeln (1–2 kg)'],
  ['½–1 TL Chili', 0.5, 'TEASPOON', 'Chili (½–1 TL)'],
  ['1⁄2 TL Kreuzkümmel', 0.5, 'TEASPOON', 'Kreuzkümmel'],
  ['1⅜ l Milch', 1375, 'MILLILITER', 'Milch'],
  ['10/4 TL Zimt', 2.5, 'TEASPOON', 'Zimt'],
  ['2 Esslo\u0308ffel O\u0308l', 2, 'TABLESPOON', 'Öl'],
  ['25\u200b0\u00ad g Mehl', 250, 'GRAM', 'Mehl'],
  ['1) 250 g Mehl', 250, 'GRAM', 'Mehl'],
  ['2. 250 g Mehl', 250, 'GRAM', 'Mehl'],
  ['•250 g Feta', 250, 'GRAM', 'Feta'],
  ['−250 g Feta', 250, 'GRAM', 'Feta'],
  ['1−2 Zwiebeln', 1, 'PIECE', 'Zwiebeln (1–2)'],
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
  ['1 Prise Salz', 'Salz (1 Prise)'],
  ['eine Prise Salz', 'Salz (eine Prise)'],
  ['Prise Salz', 'Salz (Prise)'],
  ['2 Msp. Zimt', 'Zimt (2 Msp.)'],
])('"%s" has no amount', (line, ingredient) => {
  expect(readIngredient(line)).toEqual({ amount: null, unit: 'TO_TASTE', ingredient })
})

test('a list is read line by line, without headings and empty lines', () => {
  expect(
    readIngredients('Für die Suppe:\r\n250 g Linsen\n\n  Salz \n').map(({ ingredient }) => ingredient),
  ).toEqual(['Linsen', 'Salz'])
})
