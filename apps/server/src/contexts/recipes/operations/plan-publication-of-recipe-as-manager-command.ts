import { planPublicationOfRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { plansPublication } from '../../../platform/http/lists/planned-publication.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { RECIPES } from '../list.ts'

export const planPublicationOfRecipeAsManagerCommand = handle(
  planPublicationOfRecipeAsManager,
  plansPublication(RECIPES, 'recipeId'),
)
