import {
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import type { RouteTarget } from '@wohlauf/contract/routes/routes'
import type { Publishing } from '../../../authoring/list/list-spec.ts'

export const PAGE_OF_RECIPE = (recipeId: string): RouteTarget => ({
  to: 'manage-recipes-recipe',
  params: { recipeId },
})

export const PUBLISHING: Publishing = {
  publish: publishRecipeAsManager,
  unpublish: unpublishRecipeAsManager,
  plan: planPublicationOfRecipeAsManager,
}
