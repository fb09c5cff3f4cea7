import type { Ingredient } from '@wohlauf/contract/recipes/recipes'
import type { IngredientUnit } from '@wohlauf/contract/values/items/recipe'

const ingredientIn =
  (unit: Exclude<IngredientUnit, 'TO_TASTE'>) =>
  (amount: number, ingredient: string): Ingredient => ({ amount, unit, ingredient })

/** Written in a cook's notation: `gram(250, 'rote Linsen')`. */
export const piece = ingredientIn('PIECE')
export const gram = ingredientIn('GRAM')
export const millilitre = ingredientIn('MILLILITER')
export const tablespoon = ingredientIn('TABLESPOON')
export const teaspoon = ingredientIn('TEASPOON')
export const bunch = ingredientIn('BUNCH')
export const handful = ingredientIn('HANDFUL')
export const toTaste = (ingredient: string): Ingredient => ({ amount: null, unit: 'TO_TASTE', ingredient })
