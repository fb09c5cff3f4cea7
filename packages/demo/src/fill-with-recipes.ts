import { alternativeTextsOf, columnsOf } from '../../../apps/server/src/contexts/recipes/columns-of.ts'
import { recipe } from '../../../apps/server/src/contexts/recipes/database/tables.ts'
import type { Tx } from '../../../apps/server/src/platform/database/transaction.ts'
import type { DemoPicture, DemoRecipe } from './content/types.ts'

export const picturesOfRecipe = ({ dish, seed, name }: DemoRecipe): [DemoPicture, DemoPicture] => {
  const texts = alternativeTextsOf(name)
  return [
    { subject: dish, seed, alternativeText: texts.hero },
    { subject: `${dish}-ingredients`, seed, alternativeText: texts.ingredients },
  ]
}

/** @param storePicture returns the id of the stored picture */
export const fillWithRecipes = async (
  tx: Tx,
  recipes: readonly DemoRecipe[],
  storePicture: (picture: DemoPicture) => Promise<string>,
  createdAt: Date,
): Promise<void> => {
  for (const [position, demoRecipe] of recipes.entries()) {
    const [dish, ingredients] = picturesOfRecipe(demoRecipe)
    const heroImageId = await storePicture(dish)
    const ingredientsImageId = await storePicture(ingredients)
    const columns = columnsOf(demoRecipe)
    await tx
      .insert(recipe)
      .values({ ...columns, heroImageId, ingredientsImageId, isEnabled: true, position, createdAt })
  }
}
