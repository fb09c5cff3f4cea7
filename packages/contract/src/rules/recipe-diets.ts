import type { Allergen, Diet } from '../values/items/recipe.ts'

/** What a diet implies besides itself: a vegan dish contains neither meat nor milk. */
const IMPLIED: Readonly<Partial<Record<Diet, readonly Diet[]>>> = { VEGAN: ['VEGETARIAN', 'LACTOSE_FREE'] }

export const dietsOf = (statedDiets: readonly Diet[]): ReadonlySet<Diet> =>
  new Set(statedDiets.flatMap((diet) => [diet, ...(IMPLIED[diet] ?? [])]))

const OF_ANIMALS = ['CRUSTACEANS', 'FISH', 'MOLLUSCS'] as const

/**
 * Not milk for LACTOSE_FREE, because milk without lactose is milk; nor gluten for GLUTEN_FREE, because oats without
 * gluten are still a cereal of annex II.
 */
const EXCLUDED: Readonly<Partial<Record<Diet, readonly Allergen[]>>> = {
  VEGAN: [...OF_ANIMALS, 'EGGS', 'MILK'],
  VEGETARIAN: OF_ANIMALS,
}

/** Pairs that are true together only for special products: managers are asked, not refused. */
const UNUSUAL: Readonly<Partial<Record<Diet, Allergen>>> = { LACTOSE_FREE: 'MILK', GLUTEN_FREE: 'GLUTEN' }

type Stated = { diets: readonly Diet[]; allergens: readonly Allergen[] }

/** Null without a contradiction. */
export const dietConflict = ({ diets, allergens }: Stated): { diet: Diet; allergens: Allergen[] } | null => {
  for (const diet of diets) {
    const against = allergens.filter((allergen) => EXCLUDED[diet]?.includes(allergen))
    if (against.length > 0) return { diet, allergens: against }
  }
  return null
}

export const unusualDiets = ({ diets, allergens }: Stated): Diet[] =>
  diets.filter((diet) => allergens.some((allergen) => UNUSUAL[diet] === allergen))

export type RecipeFilter = { diets: readonly Diet[]; without: readonly Allergen[] }

type Filtered = { diets: readonly Diet[]; allergens: readonly Allergen[] | null }

/** Unknown allergens never mean "free of". */
export const suits = (recipe: Filtered, { diets, without }: RecipeFilter): boolean => {
  const own = dietsOf(recipe.diets)
  if (!diets.every((diet) => own.has(diet))) return false
  return (
    without.length === 0 ||
    (recipe.allergens !== null && !without.some((allergen) => recipe.allergens?.includes(allergen)))
  )
}
