import type { RecipeFilter } from '@wohlauf/contract/rules/recipe-diets'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@wohlauf/contract/values/items/recipe'

const DIET_WORDS: Record<Diet, string> = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vegetarisch',
  LACTOSE_FREE: 'laktosefrei',
  GLUTEN_FREE: 'glutenfrei',
}
const ALLERGEN_WORDS: Record<Allergen, string> = {
  GLUTEN: 'gluten',
  CRUSTACEANS: 'krebstiere',
  EGGS: 'eier',
  FISH: 'fisch',
  PEANUTS: 'erdnuesse',
  SOYBEANS: 'soja',
  MILK: 'milch',
  NUTS: 'nuesse',
  CELERY: 'sellerie',
  MUSTARD: 'senf',
  SESAME: 'sesam',
  SULPHITES: 'sulfite',
  LUPIN: 'lupinen',
  MOLLUSCS: 'weichtiere',
}

export type FilterAddress = { mit?: string; ohne?: string }

const namesIn = <Name extends string>(
  value: unknown,
  names: readonly Name[],
  words: Record<Name, string>,
): Name[] => {
  const wordsOfAddress = typeof value === 'string' ? value.split('.') : []
  return names.filter((name) => wordsOfAddress.includes(words[name]))
}

/** Reads the address; unknown values are ignored. */
export const filterFromAddress = (search: { mit?: unknown; ohne?: unknown }): RecipeFilter => ({
  diets: namesIn(search.mit, DIETS, DIET_WORDS),
  without: namesIn(search.ohne, ALLERGENS, ALLERGEN_WORDS),
})

/** `?mit=vegan.glutenfrei&ohne=soja`: a dot, because addresses do not encode it. */
export const addressOfFilter = ({ diets, without }: RecipeFilter): FilterAddress => ({
  ...(diets.length > 0 ? { mit: diets.map((diet) => DIET_WORDS[diet]).join('.') } : {}),
  ...(without.length > 0 ? { ohne: without.map((allergen) => ALLERGEN_WORDS[allergen]).join('.') } : {}),
})
