import { publishRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { RECIPES } from '../list.ts'

export const publishRecipeAsManagerCommand = handle(
  publishRecipeAsManager,
  showsOrHides(RECIPES, 'recipeId', true),
)
