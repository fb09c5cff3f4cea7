import { describe, expect, test } from 'vitest'
import type { Allergen, Diet } from '../values/items/recipe.ts'
import { dietConflict, suits, unusualDiets } from './recipe-diets.ts'

type Stated = { diets: Diet[]; allergens: Allergen[] | null }

describe('a recipe is found', () => {
  test.each<[string, Stated, { diets?: Diet[]; without?: Allergen[] }, boolean]>([
    ['without a filter', { diets: [], allergens: null }, {}, true],
    ['by its diet', { diets: ['GLUTEN_FREE'], allergens: [] }, { diets: ['GLUTEN_FREE'] }, true],
    ['not by another diet', { diets: ['GLUTEN_FREE'], allergens: [] }, { diets: ['VEGAN'] }, false],
    ['a vegan one as vegetarian', { diets: ['VEGAN'], allergens: [] }, { diets: ['VEGETARIAN'] }, true],
    [
      'a vegan one as without lactose',
      { diets: ['VEGAN'], allergens: [] },
      { diets: ['LACTOSE_FREE'] },
      true,
    ],
    [
      'a vegan one not as without gluten',
      { diets: ['VEGAN'], allergens: [] },
      { diets: ['GLUTEN_FREE'] },
      false,
    ],
    ['a vegetarian one not as vegan', { diets: ['VEGETARIAN'], allergens: [] }, { diets: ['VEGAN'] }, false],
    [
      'only by all diets',
      { diets: ['VEGETARIAN'], allergens: [] },
      { diets: ['VEGETARIAN', 'GLUTEN_FREE'] },
      false,
    ],
    ['without an allergen', { diets: [], allergens: ['EGGS'] }, { without: ['MILK'] }, true],
    ['not with it', { diets: [], allergens: ['EGGS', 'MILK'] }, { without: ['NUTS', 'MILK'] }, false],
    ['with none at all', { diets: [], allergens: [] }, { without: ['MILK'] }, true],
    [
      'not when nobody has stated its allergens',
      { diets: [], allergens: null },
      { without: ['MILK'] },
      false,
    ],
    [
      'by its diet without stated allergens',
      { diets: ['VEGAN'], allergens: null },
      { diets: ['VEGAN'] },
      true,
    ],
    [
      'not by its diet alone',
      { diets: ['VEGAN'], allergens: ['NUTS'] },
      { diets: ['VEGAN'], without: ['NUTS'] },
      false,
    ],
  ])('%s', (_, statedDiets, { diets = [], without = [] }, expected) => {
    expect(suits(statedDiets, { diets, without })).toBe(expected)
  })
})

test.each<[Diet[], Allergen[], ReturnType<typeof dietConflict>]>([
  [[], ['MILK'], null],
  [['VEGAN'], [], null],
  [['VEGAN'], ['GLUTEN', 'NUTS', 'SOYBEANS'], null],
  [['VEGAN'], ['GLUTEN', 'MILK', 'EGGS'], { diet: 'VEGAN', allergens: ['MILK', 'EGGS'] }],
  [['VEGAN'], ['FISH'], { diet: 'VEGAN', allergens: ['FISH'] }],
  [['VEGETARIAN'], ['MILK', 'EGGS'], null],
  [['VEGETARIAN'], ['CRUSTACEANS'], { diet: 'VEGETARIAN', allergens: ['CRUSTACEANS'] }],
  [['VEGETARIAN'], ['MOLLUSCS'], { diet: 'VEGETARIAN', allergens: ['MOLLUSCS'] }],
  [['LACTOSE_FREE'], ['MILK'], null],
  [['GLUTEN_FREE'], ['GLUTEN'], null],
])('%j with %j: %j', (diets, allergens, expected) => {
  expect(dietConflict({ diets, allergens })).toEqual(expected)
})

test.each<[Diet[], Allergen[], Diet[]]>([
  [
    ['LACTOSE_FREE', 'GLUTEN_FREE'],
    ['MILK', 'GLUTEN'],
    ['LACTOSE_FREE', 'GLUTEN_FREE'],
  ],
  [['LACTOSE_FREE', 'GLUTEN_FREE'], ['EGGS'], []],
  [['VEGETARIAN'], ['MILK', 'GLUTEN'], []],
])('%j with %j asks about %j', (diets, allergens, expected) => {
  expect(unusualDiets({ diets, allergens })).toEqual(expected)
})
