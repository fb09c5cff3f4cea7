import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import { USUAL_PORTIONS } from '@wohlauf/contract/recipes/recipes-as-manager'
import {
  messageOfDietConflict,
  type WrittenIngredient,
  type WrittenRecipe,
} from '@wohlauf/contract/rules/written-recipe'
import { ALLERGENS, DIETS } from '@wohlauf/contract/values/items/recipe'
import { isRichTextEmpty } from '@wohlauf/contract/values/rich-text'
import { Refusal } from '../../platform/base/refusal.ts'
import type { recipe } from './database/tables.ts'

type Kept = Pick<typeof recipe.$inferSelect, 'portions' | 'allergens' | 'diets'>

const DEFAULTS: Kept = { portions: USUAL_PORTIONS, allergens: null, diets: [] }

const storedIngredient = ({ amount, unit, ingredient }: WrittenIngredient): Ingredient => ({
  amount: unit === 'TO_TASTE' ? null : (amount ?? null),
  unit,
  ingredient,
})

/**
 * @param former the values of what the caller leaves out
 * @throws Refusal `not-valid` for a diet that the allergens exclude, also when only one of both was sent
 */
export const columnsOf = (fields: WrittenRecipe, former: Kept = DEFAULTS) => {
  const { name, subTitle, totalTimeInMinutes, preparationTimeInMinutes, preparationSteps, tipBox } = fields
  const allergens = fields.allergens === undefined ? former.allergens : fields.allergens
  const diets = fields.diets ?? former.diets
  const conflict = messageOfDietConflict({ diets, allergens })
  if (conflict) throw new Refusal('not-valid', { fields: { diets: conflict } })
  return {
    name,
    subTitle: subTitle || null,
    totalTimeInMinutes,
    preparationTimeInMinutes,
    portions: fields.portions ?? former.portions,
    ingredients: fields.ingredients.map(storedIngredient),
    preparationSteps,
    tipBox: tipBox && !isRichTextEmpty(tipBox) ? tipBox : null,
    allergens: allergens && ALLERGENS.filter((each) => allergens.includes(each)),
    diets: DIETS.filter((each) => diets.includes(each)),
  }
}

/** The texts of the two pictures; a caller does not write them. */
export const alternativeTextsOf = (name: string) => ({ hero: name, ingredients: `Die Zutaten: ${name}` })
