import { sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { publishedRecipes, recipe } from '../../recipes/index.ts'
import type { KindOfFeedback } from '../kind-of-feedback.ts'

export const recipes: KindOfFeedback<'RECIPE'> = {
  kind: 'RECIPE',
  feature: 'RECIPES',
  column: 'recipeId',
  isVisible: async (context, itemId) =>
    (await publishedRecipes(context)).some(({ recipeId }) => recipeId === itemId),
  subjects: (tx, itemIds) =>
    tx
      .select({
        itemId: recipe.id,
        title: recipe.name,
        partOf: sql<null>`NULL`,
        authoringId: recipe.id,
      })
      .from(recipe)
      .where(anyOf(recipe.id, [...itemIds])),
}
