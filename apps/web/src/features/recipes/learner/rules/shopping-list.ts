import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { amountText, scaledAmount } from './scaling.ts'

export const portionsText = (portions: number): string =>
  `${portions} ${portions === 1 ? 'Portion' : 'Portionen'}`

/** One line for each ingredient, to be pasted into a note or a message. */
export const shoppingList = (
  { name, ingredients, portions: original }: Pick<Recipe, 'name' | 'ingredients' | 'portions'>,
  portions: number,
): string => {
  const lines = ingredients.map(({ ingredient, amount, unit }) => {
    const scaled = scaledAmount({ amount, unit }, { original, target: portions })
    const { text } = amountText(scaled, unit)
    return scaled === null ? `- ${ingredient}, ${text}` : `- ${text.replace('\u00a0', ' ')} ${ingredient}`
  })
  return [`${name} (${portionsText(portions)})`, ...lines].join('\n')
}
