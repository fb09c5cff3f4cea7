import { getRecipeDetails } from '@wohlauf/contract/recipes/recipes'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishedRecipes } from '../published-recipes.ts'

export const getRecipeDetailsQuery = handle(getRecipeDetails, async (context) => {
  const recipes = await publishedRecipes(context)
  return recipes.find(({ recipeId }) => recipeId === context.input.recipeId) ?? context.refuse('not-found')
})
