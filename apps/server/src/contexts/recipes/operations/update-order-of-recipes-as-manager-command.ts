import { updateOrderOfRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sorts } from '../../../platform/lists/change-list.ts'
import { RECIPES } from '../list.ts'

export const updateOrderOfRecipesAsManagerCommand = handle(
  updateOrderOfRecipesAsManager,
  sorts(RECIPES, 'sortedIdsOfRecipes'),
)
