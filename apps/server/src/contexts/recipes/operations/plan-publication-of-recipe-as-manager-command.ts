import { planPublicationOfRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { plansPublication } from '../../../platform/lists/planned-publication.ts'
import { RECIPES } from '../list.ts'

export const planPublicationOfRecipeAsManagerCommand = handle(
  planPublicationOfRecipeAsManager,
  plansPublication(RECIPES, 'recipeId'),
)
