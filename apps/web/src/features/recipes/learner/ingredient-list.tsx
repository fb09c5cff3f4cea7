import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { Ingredient, Recipe } from '@wohlauf/contract/recipes/recipes'
import { withKeys } from '../../../ui/layout/with-keys.ts'
import classes from './ingredient-list.module.css'
import { amountText, scaledAmount } from './rules/scaling.ts'

const Entry = ({ ingredient, amount }: { ingredient: Ingredient; amount: number | null }) => {
  const { text, reading } = amountText(amount, ingredient.unit)
  if (amount === null)
    return (
      <li className={classes.entry}>
        <span className={classes.amount} />
        <span className={classes.name}>
          {ingredient.ingredient}, <span className={classes.note}>{text}</span>
        </span>
      </li>
    )
  return (
    <li className={classes.entry}>
      <span aria-hidden className={classes.amount}>
        {text}
      </span>
      <VisuallyHidden>{reading}</VisuallyHidden>
      <span className={classes.name}>{ingredient.ingredient}</span>
    </li>
  )
}

type IngredientListProps = { recipe: Pick<Recipe, 'ingredients' | 'portions'>; portions: number }

export const IngredientList = ({ recipe, portions }: IngredientListProps) => (
  <ul className={classes.list}>
    {withKeys(recipe.ingredients, ({ ingredient }) => ingredient).map(({ key, item: ingredient }) => (
      <Entry
        key={key}
        ingredient={ingredient}
        amount={scaledAmount(ingredient, { original: recipe.portions, target: portions })}
      />
    ))}
  </ul>
)
