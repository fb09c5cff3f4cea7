import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import { expect, test } from 'vitest'
import { shoppingList } from './shopping-list.ts'

const INGREDIENTS: Ingredient[] = [
  { amount: 250, unit: 'GRAM', ingredient: 'rote Linsen' },
  { amount: 1, unit: 'PIECE', ingredient: 'Zitrone' },
  { amount: null, unit: 'TO_TASTE', ingredient: 'Salz und Pfeffer' },
]

test('a shopping list has a line for each ingredient, for the chosen portions', () => {
  expect(shoppingList({ name: 'Linsensuppe', portions: 4, ingredients: INGREDIENTS }, 2)).toBe(
    [
      'Linsensuppe (2 Portionen)',
      '- 125 g rote Linsen',
      '- ½ Stück Zitrone',
      '- Salz und Pfeffer, nach Geschmack',
    ].join('\n'),
  )
})

test('one portion is not called several', () => {
  expect(shoppingList({ name: 'Brot', portions: 1, ingredients: [] }, 1)).toBe('Brot (1 Portion)')
})
