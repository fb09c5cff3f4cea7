import {
  getFindingsOfRecipeAsManager,
  getStatesOfRecipesAsManager,
  publishChangesOfRecipesAsManager,
} from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import {
  getRecipesAsManager,
  type ManagedRecipe,
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  RECIPE,
  unpublishRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { Publishing } from '../../../authoring/list/list-spec.ts'
import { noticedInItem, versionedItem } from '../../../authoring/publishing/item-findings.ts'

export const PAGE_OF_RECIPE = (recipeId: string): RouteTarget => ({
  to: 'manage-recipes-recipe',
  params: { recipeId },
})

export const PUBLISHING: Publishing = {
  publish: publishRecipeAsManager,
  unpublish: unpublishRecipeAsManager,
  plan: planPublicationOfRecipeAsManager,
}

export const RECIPE_VERSIONS = versionedItem({
  kind: RECIPE,
  items: getRecipesAsManager,
  plural: 'Rezepte',
  subject: 'Das Rezept',
  versionsPageOf: (recipeId) => ({ to: 'manage-recipes-versions', params: { recipeId } }),
  nameOf: (item) => (item as ManagedRecipe).name,
  states: getStatesOfRecipesAsManager,
  findings: getFindingsOfRecipeAsManager,
  publish: publishChangesOfRecipesAsManager,
  show: publishRecipeAsManager,
})

export const noticedInRecipe = ({ name }: ManagedRecipe) =>
  noticedInItem(name, {
    name: 'Name',
    subTitle: 'Untertitel',
    ingredients: 'Zutaten',
    preparationSteps: 'Zubereitung',
    tipBox: 'Tipp',
    heroImage: 'Bild des Gerichts',
    ingredientsImage: 'Bild der Zutaten',
  })
