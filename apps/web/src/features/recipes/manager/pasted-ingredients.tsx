import { Button } from '@mantine/core'
import type { WrittenIngredient } from '@wohlauf/contract/rules/written-recipe'
import { UNIT_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import { useEffect, useId, useRef } from 'react'
import { withKeys } from '../../../ui/layout/with-keys.ts'
import classes from './ingredient-fields.module.css'

const amountOf = ({ amount, unit }: WrittenIngredient): string =>
  unit === 'TO_TASTE' ? UNIT_NAMES.TO_TASTE : `${amount?.toLocaleString('de')} ${UNIT_NAMES[unit]}`

type PastedIngredientsProps = {
  ingredients: readonly WrittenIngredient[]
  onTake: () => void
  onDrop: () => void
}

/** The ingredients parsed from a pasted list, before they are accepted. */
export const PastedIngredients = ({ ingredients, onTake, onDrop }: PastedIngredientsProps) => {
  const id = useId()
  const take = useRef<HTMLButtonElement>(null)
  useEffect(() => take.current?.focus(), [])
  return (
    <section className={classes.pasted} aria-labelledby={id}>
      <h3 id={id}>{ingredients.length} Zutaten gelesen</h3>
      <ul className={classes.lines}>
        {withKeys(ingredients, ({ ingredient }) => ingredient).map(({ key, item }) => (
          <li key={key}>
            <span>{amountOf(item)}</span>
            <span>{item.ingredient}</span>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button ref={take} onClick={onTake}>
          Übernehmen
        </Button>
        <Button variant="default" onClick={onDrop}>
          Nicht übernehmen
        </Button>
      </div>
    </section>
  )
}
