import type { TestedElsewhere } from '../tested-elsewhere.ts'

export const TESTED_ELSEWHERE: TestedElsewhere = {
  'conformance/managed-lists/recipes.ts': ['planPublicationOfRecipeAsManager'],
  'testing/content/recipes.ts': [
    'createRecipeAsManager',
    'getRecipeDetails',
    'getRecipes',
    'getRecipesAsManager',
    'publishRecipeAsManager',
    'unpublishRecipeAsManager',
    'updateRecipeAsManager',
  ],
  'contexts/recipes/operations/recipes.test.ts': ['updateOrderOfRecipesAsManager'],
}
