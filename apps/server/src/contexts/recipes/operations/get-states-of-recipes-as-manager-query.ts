import { getStatesOfRecipesAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { recipeStates } from '../recipe-states.ts'

export const getStatesOfRecipesAsManagerQuery = handle(getStatesOfRecipesAsManager, ({ tx }) =>
  recipeStates(tx),
)
