import { publishRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { RECIPES } from '../list.ts'

export const publishRecipeAsManagerCommand = handle(
  publishRecipeAsManager,
  showsOrHides(RECIPES, 'recipeId', true),
)
