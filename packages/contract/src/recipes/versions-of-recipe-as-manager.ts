import { command, query } from '../operation.ts'
import { versionsOf } from '../versions-of-item.ts'
import { getStatesOfRecipesAsManager } from './recipe-versions-as-manager.ts'
import { getRecipesAsManager, ManagedRecipe } from './recipes-as-manager.ts'

const feature = 'RECIPES'
const { list, one, differences, restoring } = versionsOf('recipeId', ManagedRecipe)

export const getVersionsOfRecipeAsManager = query('recipes/get-versions-of-recipe-as-manager-query', {
  ...list,
  feature,
})

export const getVersionOfRecipeAsManager = query('recipes/get-version-of-recipe-as-manager-query', {
  ...one,
  feature,
})

export const getDifferencesOfRecipeAsManager = query('recipes/get-differences-of-recipe-as-manager-query', {
  ...differences,
  feature,
})

export const restoreVersionOfRecipeAsManager = command(
  'recipes/restore-version-of-recipe-as-manager-command',
  {
    ...restoring,
    feature,
    audit: { title: 'Frühere Rezeptversion übernommen', target: 'recipeId' },
    invalidates: () => [getRecipesAsManager, getStatesOfRecipesAsManager],
  },
)
