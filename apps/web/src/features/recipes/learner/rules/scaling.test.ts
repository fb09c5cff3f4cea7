import type { IngredientUnit } from '@wohlauf/contract/values/items/recipe'
import { describe, expect, test } from 'vitest'
import { amountText, scaledAmount } from './scaling.ts'

const shownFor = (amount: number | null, unit: IngredientUnit, original: number, target: number) =>
  amountText(scaledAmount({ amount, unit }, { original, target }), unit).text.replace('\u00a0', ' ')

describe('an ingredient is scaled', () => {
  test.each<[string, number | null, IngredientUnit, number, number, string]>([
    ['nothing changes for the recipe’s own portions', 1.33, 'PIECE', 4, 4, '1,33 Stück'],
    ['nor is a written amount rounded', 237, 'GRAM', 4, 4, '237 g'],
    ['two pieces, doubled', 2, 'PIECE', 4, 8, '4 Stück'],
    ['one piece, halved', 1, 'PIECE', 4, 2, '½ Stück'],
    ['one piece for one of four', 1, 'PIECE', 4, 1, '¼ Stück'],
    ['three quarters', 1, 'PIECE', 4, 3, '¾ Stück'],
    ['one and a quarter', 1, 'PIECE', 4, 5, '1¼ Stück'],
    ['a third is a quarter', 1, 'PIECE', 3, 1, '¼ Stück'],
    ['two thirds are three quarters', 1, 'PIECE', 3, 2, '¾ Stück'],
    ['a piece is never nothing', 1, 'PIECE', 20, 1, '¼ Stück'],
    ['from two pieces on, halves', 3, 'PIECE', 4, 3, '2½ Stück'],
    ['exactly two is whole', 1, 'PIECE', 2, 4, '2 Stück'],
    ['from ten pieces on, whole ones', 9, 'PIECE', 4, 5, '11 Stück'],
    ['exactly ten is whole', 5, 'PIECE', 4, 8, '10 Stück'],
    ['a bunch', 1, 'BUNCH', 4, 6, '1½ Bund'],
    ['two bunches', 1, 'BUNCH', 4, 8, '2 Bund'],
    ['a handful', 2, 'HANDFUL', 4, 3, '1½ Handvoll'],
    ['spoons in halves', 3, 'TABLESPOON', 4, 6, '4½ EL'],
    ['a spoon and a quarter is one and a half', 1, 'TABLESPOON', 4, 5, '1½ EL'],
    ['half a teaspoon', 1, 'TEASPOON', 4, 2, '½ TL'],
    ['less than half a spoon is a quarter', 1, 'TEASPOON', 4, 1, '¼ TL'],
    ['a spoon is never nothing', 1, 'TEASPOON', 20, 1, '¼ TL'],
    ['small weights by the half gram', 1, 'GRAM', 4, 6, '1,5 g'],
    ['a weight is never nothing', 1, 'GRAM', 20, 1, '0,5 g'],
    ['below twenty grams by the gram', 15, 'GRAM', 4, 5, '19 g'],
    ['from twenty by five', 30, 'GRAM', 4, 3, '25 g'],
    ['exactly half a step is rounded up', 150, 'GRAM', 4, 3, '115 g'],
    ['from two hundred by ten', 250, 'GRAM', 4, 6, '380 g'],
    ['exactly two hundred', 100, 'GRAM', 4, 8, '200 g'],
    ['from five hundred by twenty-five', 500, 'GRAM', 4, 5, '625 g'],
    ['from a thousand by fifty, with a dot', 750, 'GRAM', 4, 6, '1.150 g'],
    ['millilitres like grams', 400, 'MILLILITER', 4, 2, '200 ml'],
    ['binary fractions do not show', 0.1, 'GRAM', 1, 3, '0,5 g'],
    ['to taste stays to taste', null, 'TO_TASTE', 4, 8, 'nach Geschmack'],
    ['regardless of the amount', 5, 'TO_TASTE', 4, 8, 'nach Geschmack'],
    ['no amount stays none', null, 'GRAM', 4, 8, 'g'],
  ])('%s', (_, amount, unit, original, target, text) => {
    expect(shownFor(amount, unit, original, target)).toBe(text)
  })
})

test.each<[number | null, IngredientUnit, string, string]>([
  [0.5, 'PIECE', '½\u00a0Stück', '0,5 Stück'],
  [2.75, 'TEASPOON', '2¾\u00a0TL', '2,75 Teelöffel'],
  [1.5, 'TABLESPOON', '1½\u00a0EL', '1,5 Esslöffel'],
  [1250.5, 'GRAM', '1.250,5\u00a0g', '1.250,5 Gramm'],
  [250, 'MILLILITER', '250\u00a0ml', '250 Milliliter'],
  [0.5, 'MILLILITER', '0,5\u00a0ml', '0,5 Milliliter'],
  [1, 'BUNCH', '1\u00a0Bund', '1 Bund'],
  [2, 'HANDFUL', '2\u00a0Handvoll', '2 Handvoll'],
  [0.33, 'PIECE', '0,33\u00a0Stück', '0,33 Stück'],
  [null, 'TO_TASTE', 'nach Geschmack', 'nach Geschmack'],
])('%d %s is shown as "%s" and spoken as "%s"', (amount, unit, text, reading) => {
  expect(amountText(amount, unit)).toEqual({ text, reading })
})
