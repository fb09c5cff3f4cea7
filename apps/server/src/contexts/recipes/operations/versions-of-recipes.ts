import {
  getDifferencesOfRecipeAsManager,
  getVersionOfRecipeAsManager,
  getVersionsOfRecipeAsManager,
  restoreVersionOfRecipeAsManager,
} from '@wohlauf/contract/recipes/versions-of-recipe-as-manager'
import { handlersOfVersions } from '../../versions/index.ts'
import { VERSIONED_RECIPES } from '../versioned-recipes.ts'

export const versionsOfRecipes = handlersOfVersions(VERSIONED_RECIPES, {
  list: getVersionsOfRecipeAsManager,
  one: getVersionOfRecipeAsManager,
  differences: getDifferencesOfRecipeAsManager,
  restoring: restoreVersionOfRecipeAsManager,
})
