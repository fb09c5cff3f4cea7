import { getRecipes } from '@wohlauf/contract/recipes/recipes'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishedRecipes } from '../published-recipes.ts'

export const getRecipesQuery = handle(getRecipes, (context) => publishedRecipes(context))
