import type { ManagedRecipe } from '@wohlauf/contract/recipes/recipes-as-manager'
import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { recipe } from './database/tables.ts'

const ingredientsImage = alias(image, 'ingredients_image')

const ingredientsImageColumns = {
  id: ingredientsImage.id,
  thumbhash: ingredientsImage.thumbhash,
  aspectRatio: ingredientsImage.aspectRatio,
  widths: ingredientsImage.widths,
  alternativeText: ingredientsImage.alternativeText,
}

export const allRecipes = async (tx: Tx): Promise<ManagedRecipe[]> => {
  const rows = await tx
    .select({ recipe, heroImage: imageColumns, ingredientsImage: ingredientsImageColumns })
    .from(recipe)
    .innerJoin(image, eq(image.id, recipe.heroImageId))
    .innerJoin(ingredientsImage, eq(ingredientsImage.id, recipe.ingredientsImageId))
    .orderBy(asc(recipe.position))
  return rows.map(
    ({ recipe: { id, isEnabled, publishAt, createdAt, ...row }, heroImage, ingredientsImage }) => ({
      ...row,
      recipeId: id,
      heroImage: toImage(heroImage),
      ingredientsImage: toImage(ingredientsImage),
      isPublished: isEnabled,
      publishAt: publishAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }),
  )
}
