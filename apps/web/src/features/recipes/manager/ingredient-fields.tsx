import { NativeSelect, TextInput } from '@mantine/core'
import { INGREDIENT_UNITS } from '@wohlauf/contract/recipes/recipes'
import type { WrittenIngredient } from '@wohlauf/contract/recipes/recipes-as-manager'
import { FieldList } from '../../../authoring/field-list.tsx'
import type { ItemFieldsProps } from '../../../authoring/list/item-dialog.tsx'
import { setList } from '../../../forms/set-list.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { UNIT_NAMES } from '../unit-names.ts'
import classes from './ingredient-fields.module.css'
import type { RecipeValues } from './recipe-fields.tsx'

const UNITS = INGREDIENT_UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }))

export const newIngredient = (): WrittenIngredient => ({ amount: null, unit: 'PIECE', ingredient: '' })

type IngredientFieldsProps = Pick<ItemFieldsProps<RecipeValues>, 'form'>

export const IngredientFields = ({ form }: IngredientFieldsProps) => (
  <FieldList
    items={form.values.ingredients}
    labelOf={(index) => `Zutat ${index + 1}`}
    addLabel="Zutat hinzufügen"
    makeNew={newIngredient}
    onChange={(next) => setList(form, 'ingredients', next)}
    error={form.errors.ingredients}
  >
    {({ unit }, index) => {
      const amount = form.getInputProps(`ingredients.${index}.amount`)
      const unitProps = form.getInputProps(`ingredients.${index}.unit`)
      const isToTaste = unit === 'TO_TASTE'
      return (
        <div className={classes.ingredient}>
          <NumberField
            {...amount}
            // An empty field is a missing amount, not a text that is not a number.
            onChange={(value) => amount.onChange(value === '' ? null : value)}
            label="Menge"
            hasDecimals
            required={!isToTaste}
            disabled={isToTaste}
          />
          <NativeSelect
            {...unitProps}
            onChange={(event) => {
              unitProps.onChange(event)
              if (event.currentTarget.value === 'TO_TASTE') amount.onChange(null)
            }}
            label="Einheit"
            data={UNITS}
            size="md"
            required
          />
          <TextInput {...form.getInputProps(`ingredients.${index}.ingredient`)} label="Zutat" required />
        </div>
      )
    }}
  </FieldList>
)
