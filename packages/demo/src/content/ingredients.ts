import type { Ingredient, IngredientUnit } from '@wohlauf/contract/recipes/recipes'

const of =
  (unit: Exclude<IngredientUnit, 'TO_TASTE'>) =>
  (amount: number, ingredient: string): Ingredient => ({ amount, unit, ingredient })

/** Written in a cook's notation: `gram(250, 'rote Linsen')`. */
export const piece = of('PIECE')
export const gram = of('GRAM')
export const millilitre = of('MILLILITER')
export const tablespoon = of('TABLESPOON')
export const teaspoon = of('TEASPOON')
export const bunch = of('BUNCH')
export const handful = of('HANDFUL')
export const toTaste = (ingredient: string): Ingredient => ({ amount: null, unit: 'TO_TASTE', ingredient })
