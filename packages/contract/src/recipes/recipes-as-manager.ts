import * as z from 'zod/mini'
import {
  actionOn,
  changeOf,
  creationOf,
  itemKind,
  PublishAt,
  planningOf,
  publicationOf,
  sortingOf,
  withFiles,
} from '../managed-items.ts'
import { command, query, upload } from '../operation.ts'
import { hasDietsThatCanBeTrue, WRITTEN_RECIPE } from '../rules/written-recipe.ts'
import { EmptyObject, Revision } from '../values/values.ts'
import { getStatesOfRecipesAsManager } from './recipe-versions-as-manager.ts'
import { Recipe } from './recipes.ts'

export const ManagedRecipe = z.extend(Recipe, {
  publishAt: PublishAt,
  revision: Revision,
})
export type ManagedRecipe = z.infer<typeof ManagedRecipe>

/** In the app's order. */
export const getRecipesAsManager = query('recipes/get-recipes-as-manager-query', {
  audience: 'app-manager',
  feature: 'RECIPES',
  input: EmptyObject,
  output: z.array(ManagedRecipe),
})

/** The portions of a new recipe if none are sent. */
export const USUAL_PORTIONS = 4

export const RECIPE = itemKind({
  id: 'recipeId',
  name: 'Rezept',
  feature: 'RECIPES',
  written: WRITTEN_RECIPE,
  invalidates: () => [getRecipesAsManager],
  states: () => [getStatesOfRecipesAsManager],
})

const pictures = withFiles({ heroImage: { accepts: 'image' }, ingredientsImage: { accepts: 'image' } })
const creation = creationOf(RECIPE)
const change = changeOf(RECIPE)

/** A new one is not published, and comes last. */
export const createRecipeAsManager = upload('recipes/create-recipe-as-manager-command', {
  ...creation,
  ...pictures.required,
  input: creation.input.check(hasDietsThatCanBeTrue),
})

/** Without a new picture the old one stays. */
export const updateRecipeAsManager = upload('recipes/update-recipe-as-manager-command', {
  ...change,
  ...pictures.optional,
  input: change.input.check(hasDietsThatCanBeTrue),
})

export const publishRecipeAsManager = command(
  'recipes/publish-recipe-as-manager-command',
  publicationOf(RECIPE),
)

export const unpublishRecipeAsManager = command(
  'recipes/unpublish-recipe-as-manager-command',
  actionOn(RECIPE, 'versteckt'),
)

export const planPublicationOfRecipeAsManager = command(
  'recipes/plan-publication-of-recipe-as-manager-command',
  planningOf(RECIPE),
)

export const updateOrderOfRecipesAsManager = command(
  'recipes/update-order-of-recipes-as-manager-command',
  sortingOf(RECIPE, 'sortedIdsOfRecipes', 'Rezepte sortiert'),
)
