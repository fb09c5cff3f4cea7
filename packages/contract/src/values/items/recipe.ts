import * as z from 'zod/mini'
import { Image } from '../image.ts'
import { Id } from '../values.ts'

export const INGREDIENT_UNITS = [
  'PIECE',
  'GRAM',
  'MILLILITER',
  'TABLESPOON',
  'TEASPOON',
  'BUNCH',
  'HANDFUL',
  'TO_TASTE',
] as const
export const IngredientUnit = z.enum(INGREDIENT_UNITS)
export type IngredientUnit = z.infer<typeof IngredientUnit>

/** The fourteen of regulation (EU) No 1169/2011, annex II, in its order. */
export const ALLERGENS = [
  'GLUTEN',
  'CRUSTACEANS',
  'EGGS',
  'FISH',
  'PEANUTS',
  'SOYBEANS',
  'MILK',
  'NUTS',
  'CELERY',
  'MUSTARD',
  'SESAME',
  'SULPHITES',
  'LUPIN',
  'MOLLUSCS',
] as const
export const Allergen = z.enum(ALLERGENS)
export type Allergen = z.infer<typeof Allergen>

export const MAX_PORTIONS = 20

export const DIETS = ['VEGAN', 'VEGETARIAN', 'LACTOSE_FREE', 'GLUTEN_FREE'] as const
export const Diet = z.enum(DIETS)
export type Diet = z.infer<typeof Diet>

export const RecipeSummary = z.object({
  recipeId: Id,
  name: z.string(),
  subTitle: z.nullable(z.string()),
  heroImage: Image,
  totalTimeInMinutes: z.int(),
  /** Null: not stated yet. An empty list: none of the fourteen is contained. */
  allergens: z.nullable(z.array(Allergen)),
  diets: z.array(Diet),
})
export type RecipeSummary = z.infer<typeof RecipeSummary>
