import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Image } from '../values/image.ts'
import { IngredientUnit, RecipeSummary } from '../values/items/recipe.ts'
import { EmptyObject, Id, Instant, RichText } from '../values/values.ts'

/** `amount` is null for TO_TASTE and only there. */
export const Ingredient = z.object({
  amount: z.nullable(z.number()),
  unit: IngredientUnit,
  ingredient: z.string(),
})
export type Ingredient = z.infer<typeof Ingredient>

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
