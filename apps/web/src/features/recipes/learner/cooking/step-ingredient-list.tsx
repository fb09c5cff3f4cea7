import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { Recipe } from '@wohlauf/contract/recipes/recipes'
import { amountText, scaledAmount } from '../rules/scaling.ts'
import type { StepIngredient } from '../rules/step-ingredients.ts'
import classes from './step-ingredient-list.module.css'

type StepIngredientListProps = {
  recipe: Pick<Recipe, 'ingredients' | 'portions'>
  portions: number
  used: readonly StepIngredient[]
}

/** The step's ingredients, above its text. An amount that several steps share is marked as the total. */
export const StepIngredientList = ({ recipe, portions, used }: StepIngredientListProps) => {
  if (used.length === 0) return null
  return (
    <ul className={classes.list} aria-label="Zutaten für diesen Schritt">
      {used.map(({ index, isDivided }) => {
        const ingredient = recipe.ingredients[index]
        if (!ingredient) return null
        const amount = scaledAmount(ingredient, { original: recipe.portions, target: portions })
        const { text, reading } = amountText(amount, ingredient.unit)
        return (
          <li key={index} className={classes.entry}>
            {amount !== null && (
              <>
                <b aria-hidden className={classes.amount}>
                  {text}
                </b>
                <VisuallyHidden>{reading}</VisuallyHidden>{' '}
              </>
            )}
            {ingredient.ingredient}
            {amount !== null && isDivided && <span className={classes.note}> (insgesamt)</span>}
          </li>
        )
      })}
    </ul>
  )
}
