import { NativeSelect, TextInput } from '@mantine/core'
import { INGREDIENT_UNITS, type IngredientUnit } from '@wohlauf/contract/recipes'
import type { WrittenIngredient } from '@wohlauf/contract/recipes-as-manager'
import { FieldList } from '../../../authoring/field-list.tsx'
import type { ItemFieldsProps } from '../../../authoring/item-dialog.tsx'
import { setList } from '../../../forms/set-list.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { UNIT_NAMES } from '../unit-names.ts'
import classes from './ingredient-fields.module.css'
import type { RecipeValues } from './recipe-fields.tsx'

const UNITS = INGREDIENT_UNITS.map((value) => ({ value, label: UNIT_NAMES[value] }))

export const newIngredient = (): WrittenIngredient => ({ amount: null, unit: 'PIECE', ingredient: '' })

type IngredientFieldsProps = Pick<ItemFieldsProps<RecipeValues>, 'form'>

/** The ingredients, each with amount, unit and name. */
export const IngredientFields = ({ form }: IngredientFieldsProps) => {
  const { ingredients } = form.values
  const change = (index: number, changed: Partial<WrittenIngredient>) =>
    form.setFieldValue(
      'ingredients',
      ingredients.map((each, other) => (other === index ? { ...each, ...changed } : each)),
    )
  return (
    <FieldList
      items={ingredients}
      labelOf={(index) => `Zutat ${index + 1}`}
      addLabel="Zutat hinzufügen"
      makeNew={newIngredient}
      onChange={(next) => setList(form, 'ingredients', next)}
      error={form.errors.ingredients}
    >
      {({ unit }, index) => {
        const amount = form.getInputProps(`ingredients.${index}.amount`)
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
              {...form.getInputProps(`ingredients.${index}.unit`)}
              onChange={({ currentTarget }) => {
                const next = currentTarget.value as IngredientUnit
                change(index, next === 'TO_TASTE' ? { unit: next, amount: null } : { unit: next })
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
}
