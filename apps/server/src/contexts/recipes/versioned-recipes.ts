import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import type { ManagedRecipe } from '@wohlauf/contract/recipes/recipes-as-manager'
import { germanNumber } from '@wohlauf/contract/values/german-number'
import { ALLERGEN_NAMES, DIET_NAMES, UNIT_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import type { VersionedItems } from '../versions/index.ts'
import { recipe } from './database/tables.ts'
import { toRecipe } from './published-recipes.ts'
import { allRecipes } from './recipes.ts'

const lineOf = ({ amount, unit, ingredient }: Ingredient): string =>
  amount === null
    ? `${ingredient}, ${UNIT_NAMES.TO_TASTE}`
    : `${germanNumber(amount)} ${UNIT_NAMES[unit]} ${ingredient}`

const listOrNone = (names: readonly string[]): string => names.join(', ') || 'Keine'

/** A list is compared as one text, so that a line that was added is that one line. */
const fieldsOf = (item: ManagedRecipe): Record<string, unknown> => ({
  name: item.name,
  subTitle: item.subTitle,
  heroImage: { url: item.heroImage.url },
  totalTimeInMinutes: item.totalTimeInMinutes,
  preparationTimeInMinutes: item.preparationTimeInMinutes,
  portions: item.portions,
  ingredients: item.ingredients.map(lineOf).join('\n'),
  ingredientsImage: { url: item.ingredientsImage.url },
  preparationSteps: `<ol>${item.preparationSteps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
  tipBox: item.tipBox,
  allergens: item.allergens && listOrNone(item.allergens.map((each) => ALLERGEN_NAMES[each])),
  diets: listOrNone(item.diets.map((each) => DIET_NAMES[each])),
})

export const VERSIONED_RECIPES: VersionedItems<typeof recipe, ManagedRecipe> = {
  kind: 'recipe',
  id: 'recipeId',
  table: recipe,
  unversioned: ['isEnabled', 'publishAt', 'position'],
  pictures: ['heroImageId', 'ingredientsImageId'],
  load: async (tx, id) => (await allRecipes(tx)).find(({ recipeId }) => recipeId === id),
  read: async (_tx, snapshot, { isEnabled, publishAt, revision }) => ({
    ...toRecipe(snapshot),
    isPublished: isEnabled,
    publishAt: publishAt?.toISOString() ?? null,
    revision,
  }),
  fieldsOf,
}
