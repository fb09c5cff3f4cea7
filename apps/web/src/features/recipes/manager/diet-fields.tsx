import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { unusualDiets } from '@wohlauf/contract/rules/recipe-diets'
import { messageOfDietConflict } from '@wohlauf/contract/rules/written-recipe'
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@wohlauf/contract/values/items/recipe'
import { ALLERGEN_NAMES, DIET_NAMES } from '@wohlauf/contract/values/items/recipe-names'
import type { ItemFieldsProps } from '../../../authoring/editor/item-form.ts'
import { ChoiceChips } from '../../../ui/fields/choice-chips.tsx'
import classes from './recipe-fields.module.css'
import type { RecipeValues } from './recipe-fields.tsx'

/** @param order all choices, in the order in which the selection is stored */
const toggle = <Name extends string>(
  selection: readonly Name[],
  order: readonly Name[],
  choice: string,
): Name[] => order.filter((each) => (each === choice ? !selection.includes(each) : selection.includes(each)))

/** Shown for a diet that fits its allergens only with special products. */
const WARNINGS: Partial<Record<Diet, string>> = {
  LACTOSE_FREE: 'Laktosefrei mit Milch stimmt nur, wenn die Milchprodukte laktosefrei sind.',
  GLUTEN_FREE:
    'Glutenfrei mit glutenhaltigem Getreide stimmt nur, wenn es als glutenfrei gekennzeichnet ist, wie manche Haferflocken.',
}

export const DietFields = ({ form }: Pick<ItemFieldsProps<RecipeValues>, 'form'>) => {
  const { diets, allergens } = form.values
  const unusual = unusualDiets({ diets, allergens: allergens ?? [] })
  // Shown immediately, because chips have no blur event.
  const error = messageOfDietConflict({ diets, allergens })
  const change = (values: Partial<RecipeValues>) => form.setValues(values)
  return (
    <>
      <fieldset className={classes.choices} data-path="diets">
        <legend className={classes.legend}>Ernährung</legend>
        <ChoiceChips
          label="Ernährung"
          choices={DIETS.map((value) => ({ value, label: DIET_NAMES[value] }))}
          selection={diets}
          onChoose={(diet) => change({ diets: toggle<Diet>(diets, DIETS, diet) })}
        />
        <p role="alert" className={classes.error} hidden={!error}>
          {error}
        </p>
        {unusual.map((diet) => (
          <p key={diet} role="status" className={classes.hint}>
            {WARNINGS[diet]}
          </p>
        ))}
      </fieldset>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>Allergene</legend>
        <Checkbox
          checked={allergens !== null}
          onChange={({ currentTarget }) => change({ allergens: currentTarget.checked ? [] : null })}
          label="Die Allergene sind geprüft"
          description="Ohne Häkchen steht beim Rezept, dass es noch keine Angabe gibt, und Filter nach Allergenen zeigen es nicht."
          size="md"
          mt={8}
        />
        {allergens !== null && (
          <ChoiceChips
            label="Das Rezept enthält"
            choices={ALLERGENS.map((value) => ({ value, label: ALLERGEN_NAMES[value] }))}
            selection={allergens}
            onChoose={(allergen) => change({ allergens: toggle<Allergen>(allergens, ALLERGENS, allergen) })}
          />
        )}
      </fieldset>
    </>
  )
}
