import {
  createRecipeAsManager,
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
  updateOrderOfRecipesAsManager,
  updateRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { RECIPES } from '../list.ts'

export const manageRecipes = managedHandlers(
  RECIPES,
  {
    create: createRecipeAsManager,
    update: updateRecipeAsManager,
    publish: publishRecipeAsManager,
    unpublish: unpublishRecipeAsManager,
    plan: planPublicationOfRecipeAsManager,
    sort: updateOrderOfRecipesAsManager,
  },
  { publishesOnSave: 'recipe', by: ['create', 'update'] },
)
