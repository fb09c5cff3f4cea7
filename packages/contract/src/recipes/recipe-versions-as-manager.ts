import { publishingOf, queryOfFindings, queryOfStates } from '../item-versions.ts'
import { command, query } from '../operation.ts'

const feature = 'RECIPES'

/** A field that differs is one change. */
export const getStatesOfRecipesAsManager = query('recipes/get-states-of-recipes-as-manager-query', {
  ...queryOfStates('recipeId'),
  feature,
})

export const getFindingsOfRecipeAsManager = query('recipes/get-findings-of-recipe-as-manager-query', {
  ...queryOfFindings('recipeId'),
  feature,
})

/** Whether a recipe is shown does not change. */
export const publishChangesOfRecipesAsManager = command(
  'recipes/publish-changes-of-recipes-as-manager-command',
  {
    ...publishingOf('recipeIds'),
    feature,
    audit: { title: 'Änderungen an Rezepten veröffentlicht' },
    invalidates: () => [getStatesOfRecipesAsManager],
  },
)
