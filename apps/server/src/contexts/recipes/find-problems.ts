import { updateRecipeAsManager } from '@wohlauf/contract/recipes/recipes-as-manager'
import { findingsOfItem } from '@wohlauf/contract/rules/item-findings'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import type { ItemFinding } from '@wohlauf/contract/values/items/item-finding'
import type { Tx } from '../../platform/database/transaction.ts'
import { loadDestinations } from '../versions/index.ts'
import { allRecipes } from './recipes.ts'

/**
 * The problems that readers would meet in the working state.
 * @param publishedIds recipes that learners could open too, because they are published together
 * @returns by the recipes' ids; missing for one that does not exist
 */
export const findProblems = async (
  tx: Tx,
  app: Pick<AppSettings, 'appHost'>,
  publishedIds: readonly string[],
): Promise<ReadonlyMap<string, ItemFinding[]>> => {
  const [recipes, destinations] = await Promise.all([allRecipes(tx), loadDestinations(tx, app, publishedIds)])
  return new Map(
    recipes
      .filter(({ recipeId }) => publishedIds.includes(recipeId))
      .map(({ heroImage, ingredientsImage, ...fields }) => {
        const pictures = { heroImage, ingredientsImage }
        const item = { rules: updateRecipeAsManager.input, fields, pictures }
        return [fields.recipeId, findingsOfItem(item, destinations)]
      }),
  )
}
