import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Image } from '../values/image.ts'
import { EmptyObject, Id, Instant, RichText } from '../values/values.ts'

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

/** `amount` is null for TO_TASTE and only there. */
export const Ingredient = z.object({
  amount: z.nullable(z.number()),
  unit: IngredientUnit,
  ingredient: z.string(),
})
export type Ingredient = z.infer<typeof Ingredient>

export const RecipeSummary = z.object({
  recipeId: Id,
  name: z.string(),
  subTitle: z.nullable(z.string()),
  heroImage: Image,
  totalTimeInMinutes: z.int(),
  /** Null: nobody has stated them yet. An empty list: none of the fourteen is contained. */
  allergens: z.nullable(z.array(Allergen)),
  diets: z.array(Diet),
})
export type RecipeSummary = z.infer<typeof RecipeSummary>

export const Recipe = z.extend(RecipeSummary, {
  preparationTimeInMinutes: z.int(),
  portions: z.int(),
  ingredients: z.array(Ingredient),
  preparationSteps: z.array(RichText),
  tipBox: z.nullable(RichText),
  ingredientsImage: Image,
  isPublished: z.boolean(),
  createdAt: Instant,
})
export type Recipe = z.infer<typeof Recipe>

const forLearners = { audience: 'learner', feature: 'RECIPES' } as const

/** In the app's order. */
export const getRecipes = query('recipes/get-recipes-query', {
  ...forLearners,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(RecipeSummary),
})

export const getRecipeDetails = query('recipes/get-recipe-details-query', {
  ...forLearners,
  isStoredOnDevice: true,
  input: z.object({ recipeId: Id }),
  output: Recipe,
})
