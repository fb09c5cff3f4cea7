import { publishedRecipes } from '../../recipes/index.ts'
import { publishedTitles } from '../../versions/index.ts'
import type { KindOfFavourite } from '../kind-of-favourite.ts'

export const recipes: KindOfFavourite<'RECIPE'> = {
  kind: 'RECIPE',
  feature: 'RECIPES',
  column: 'recipeId',
  visible: async (context) =>
    (await publishedRecipes(context)).map(({ recipeId, name, heroImage }) => ({
      itemId: recipeId,
      title: name,
      image: heroImage,
      fileName: null,
    })),
  titles: (tx) => publishedTitles(tx, 'recipeId', 'name'),
}
