import type { Tx } from '../../platform/database/transaction.ts'
import { countOpenFields, isCurrentVersionOf, publishedVersion, rowFrom } from '../versions/index.ts'
import { recipe } from './database/tables.ts'

/** In no order. */
export const recipeStates = async (tx: Tx) => {
  const rows = await tx
    .select({ recipe, snapshot: publishedVersion.snapshot })
    .from(recipe)
    .leftJoin(publishedVersion, isCurrentVersionOf('recipeId', recipe.id))
  return rows.map(({ recipe: row, snapshot }) => {
    const { appId: _app, isEnabled: _shown, publishAt: _plan, position: _place, revision: _, ...fields } = row
    return {
      recipeId: row.id,
      isPublished: snapshot !== null,
      openChanges: snapshot ? countOpenFields(rowFrom(recipe, snapshot.item), fields) : 0,
    }
  })
}
