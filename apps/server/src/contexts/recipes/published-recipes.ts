import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import { imagesIn, isCurrentVersionOf, publishedVersion, rowFrom, type Snapshot } from '../versions/index.ts'
import { recipe } from './database/tables.ts'

export const toRecipe = (snapshot: Snapshot): Recipe => {
  const { id, heroImageId, ingredientsImageId, createdAt, ...row } = rowFrom(recipe, snapshot.item)
  const imageOf = imagesIn(snapshot)
  return {
    ...row,
    recipeId: id,
    heroImage: toImage(imageOf(heroImageId)),
    ingredientsImage: toImage(imageOf(ingredientsImageId)),
    isPublished: true,
    createdAt: createdAt.toISOString(),
  }
}

/** Whether a recipe is shown, and where in the list, holds immediately; all else is as it was published. */
const loadPublished = async (tx: Tx): Promise<Recipe[]> => {
  const rows = await tx
    .select({ snapshot: publishedVersion.snapshot })
    .from(recipe)
    .innerJoin(publishedVersion, isCurrentVersionOf('recipeId', recipe.id))
    .where(eq(recipe.isEnabled, true))
    .orderBy(asc(recipe.position))
  return rows.map(({ snapshot }) => toRecipe(snapshot))
}

export const publishedRecipes = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('recipes', () => loadPublished(tx))
