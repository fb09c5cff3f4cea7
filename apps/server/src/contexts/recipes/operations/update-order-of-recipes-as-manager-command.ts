import { updateOrderOfRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { sorts } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { RECIPES } from '../list.ts'

export const updateOrderOfRecipesAsManagerCommand = handle(
  updateOrderOfRecipesAsManager,
  sorts(RECIPES, 'sortedIdsOfRecipes'),
)
