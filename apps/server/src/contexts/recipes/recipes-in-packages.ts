import type { RecipeInPackage } from '@wohlauf/contract/course-packages/course-package'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import { creates } from '../../platform/http/lists/managed-items.ts'
import { pictureToPack } from '../../platform/storage/file-to-pack.ts'
import type { WrittenImage } from '../../platform/storage/images/image-store.ts'
import { image } from '../../platform/storage/tables.ts'
import { recipe } from './database/tables.ts'
import { RECIPES } from './list.ts'

/** The package draft of a recipe's working state; null for a recipe that does not exist. */
export const recipeToPack = async (tx: Tx, appId: string, recipeId: string) => {
  const [hero, ingredients] = [alias(image, 'hero'), alias(image, 'ingredients')]
  const [row] = await tx
    .select({ recipe, hero, ingredients })
    .from(recipe)
    .innerJoin(hero, eq(hero.id, recipe.heroImageId))
    .innerJoin(ingredients, eq(ingredients.id, recipe.ingredientsImageId))
    .where(eq(recipe.id, recipeId))
  if (!row) return null
  const { subTitle, tipBox } = row.recipe
  return {
    kind: 'RECIPE' as const,
    name: row.recipe.name,
    ...(subTitle === null ? {} : { subTitle }),
    totalTimeInMinutes: row.recipe.totalTimeInMinutes,
    preparationTimeInMinutes: row.recipe.preparationTimeInMinutes,
    portions: row.recipe.portions,
    ingredients: row.recipe.ingredients,
    preparationSteps: row.recipe.preparationSteps,
    ...(tipBox === null ? {} : { tipBox }),
    allergens: row.recipe.allergens,
    diets: row.recipe.diets,
    heroImage: pictureToPack(appId, row.hero),
    ingredientsImage: pictureToPack(appId, row.ingredients),
  }
}

type Import<R> = {
  tx: Tx
  now: Date
  refuse: (name: 'not-found' | 'conflict') => R
  files: Readonly<Record<'heroImage' | 'ingredientsImage', WrittenImage>>
}

/** Like the operation that creates a recipe: not published, at the end, once per id. */
export const createRecipeOfPackage = <R>(
  recipeId: string,
  { kind: _, heroImage: _hero, ingredientsImage: _ingredients, ...fields }: RecipeInPackage,
  call: Import<R>,
) => creates(RECIPES)({ ...call, input: { recipeId, ...fields } })
