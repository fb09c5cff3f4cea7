import {
  createRecipeAsManager,
  getRecipesAsManager,
  planPublicationOfRecipeAsManager,
  publishRecipeAsManager,
  unpublishRecipeAsManager,
  updateOrderOfRecipesAsManager,
} from '@wohlauf/contract/recipes-as-manager'
import { makePicture } from '../../testing/picture.ts'
import { type ManagedLists, publishableRows, threeRows } from '../managed-list.ts'

export const LISTS: ManagedLists = {
  sorted: {
    recipes: {
      id: 'recipeId',
      table: 'recipe',
      sort: updateOrderOfRecipesAsManager,
      sortedIds: 'sortedIdsOfRecipes',
      create: createRecipeAsManager,
      created: {
        name: 'Neu',
        totalTimeInMinutes: 20,
        preparationTimeInMinutes: 10,
        ingredients: [{ unit: 'TO_TASTE', ingredient: 'Salz' }],
        preparationSteps: ['Rühren.'],
      },
      files: async () => {
        const picture = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
        return { heroImage: picture, ingredientsImage: picture }
      },
      show: publishRecipeAsManager,
      hide: unpublishRecipeAsManager,
      plan: planPublicationOfRecipeAsManager,
      read: getRecipesAsManager,
      asked: () => ({}),
      rowsIn: publishableRows,
      write: threeRows((testServer, app) => testServer.createRecipe(app)),
    },
  },
}
