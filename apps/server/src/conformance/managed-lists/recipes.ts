import { getRecipes } from '@wohlauf/contract/recipes/recipes'
import {
  createRecipeAsManager,
  getRecipesAsManager,
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
  updateOrderOfRecipesAsManager,
  updateRecipeAsManager,
} from '@wohlauf/contract/recipes/recipes-as-manager'
import type { ManagedLists } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  recipes: {
    id: 'recipeId',
    table: 'recipe',
    create: createRecipeAsManager,
    created: {
      name: 'Neu',
      totalTimeInMinutes: 20,
      preparationTimeInMinutes: 10,
      ingredients: [{ unit: 'TO_TASTE', ingredient: 'Salz' }],
      preparationSteps: ['Rühren.'],
    },
    other: {
      name: 'Anders',
      subTitle: 'Mit Zitrone',
      totalTimeInMinutes: 25,
      preparationTimeInMinutes: 15,
      ingredients: [{ amount: 0.5, unit: 'BUNCH', ingredient: 'Petersilie' }],
      preparationSteps: ['Kochen.', 'Rühren.'],
      tipBox: '<p>Anders</p>',
      portions: 5,
      allergens: [],
      diets: ['VEGAN'],
    },
    update: updateRecipeAsManager,
    sort: updateOrderOfRecipesAsManager,
    show: publishRecipeAsManager,
    hide: unpublishRecipeAsManager,
    plan: planPublicationOfRecipeAsManager,
    read: getRecipesAsManager,
    readAsLearner: getRecipes,
    createRow: (testServer, app) => testServer.createRecipe(app),
  },
}
