import { ALLERGENS, DIETS } from '@wohlauf/contract/values/items/recipe'
import { expect, test } from 'vitest'
import { addressOfFilter, filterFromAddress } from './filter-address.ts'

test.each([
  { diets: [], without: [] },
  { diets: ['VEGAN'], without: ['MILK', 'NUTS'] },
  { diets: [...DIETS], without: [...ALLERGENS] },
] as const)('a filter survives the address: %j', (filter) => {
  expect(filterFromAddress(addressOfFilter(filter))).toEqual(filter)
})

test('no filter leaves nothing in the address', () => {
  expect(addressOfFilter({ diets: [], without: [] })).toEqual({})
})

test('the address is readable', () => {
  expect(addressOfFilter({ diets: ['VEGAN', 'GLUTEN_FREE'], without: ['NUTS'] })).toEqual({
    mit: 'vegan.glutenfrei',
    ohne: 'nuesse',
  })
})

test('the words of an address never change: bookmarks have them', () => {
  expect(addressOfFilter({ diets: [...DIETS], without: [...ALLERGENS] })).toEqual({
    mit: 'vegan.vegetarisch.laktosefrei.glutenfrei',
    ohne: 'gluten.krebstiere.eier.fisch.erdnuesse.soja.milch.nuesse.sellerie.senf.sesam.sulfite.lupinen.weichtiere',
  })
})

test.each([
  [
    { mit: 'vegan.fleisch', ohne: 42 },
    { diets: ['VEGAN'], without: [] },
  ],
  [
    { mit: ['vegan'], ohne: 'MILK' },
    { diets: [], without: [] },
  ],
])('unknown values in an address are ignored: %j', (search, expected) => {
  expect(filterFromAddress(search)).toEqual(expected)
})
