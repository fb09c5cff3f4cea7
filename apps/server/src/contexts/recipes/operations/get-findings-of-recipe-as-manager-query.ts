import { getFindingsOfRecipeAsManager } from '@wohlauf/contract/recipes/recipe-versions-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findProblems } from '../find-problems.ts'

export const getFindingsOfRecipeAsManagerQuery = handle(
  getFindingsOfRecipeAsManager,
  async ({ input: { recipeId }, tx, app, refuse }) =>
    (await findProblems(tx, app, [recipeId])).get(recipeId) ?? refuse('not-found'),
)
