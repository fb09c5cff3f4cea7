import type { Allergen, Diet } from '@wohlauf/contract/values/items/recipe'
import { ALLERGEN_NAMES, DIET_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import classes from './recipe-facts.module.css'

const allergenText = (allergens: readonly Allergen[] | null): string => {
  if (allergens === null) return 'Zu Allergenen gibt es noch keine Angabe.'
  if (allergens.length === 0) return 'Enthält keines der 14 kennzeichnungspflichtigen Allergene.'
  return `Enthält: ${allergens.map((allergen) => ALLERGEN_NAMES[allergen]).join(', ')}.`
}

export const DietNames = ({ diets }: { diets: readonly Diet[] }) =>
  diets.length > 0 && (
    <ul className={classes.diets} aria-label="Ernährung">
      {diets.map((diet) => (
        <li key={diet} className={classes.diet}>
          {DIET_NAMES[diet]}
        </li>
      ))}
    </ul>
  )

export const AllergenNote = ({ allergens }: { allergens: readonly Allergen[] | null }) => (
  <section className={classes.allergens} aria-label="Allergene">
    <p className={classes.statement}>{allergenText(allergens)}</p>
    <p className={classes.hint}>
      Lies bei einer Allergie immer auch, was auf den Packungen deiner Zutaten steht.
    </p>
  </section>
)
