import { getRecipesAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allRecipes } from '../recipes.ts'

export const getRecipesAsManagerQuery = handle(getRecipesAsManager, ({ tx }) => allRecipes(tx))
